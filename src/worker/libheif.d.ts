/* The used part of libheif-js, which declares its C interface but not its JavaScript one. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  interface Pixels {
    data: Uint8ClampedArray<ArrayBuffer>;
    width: number;
    height: number;
  }
  interface Picture {
    is_primary: () => boolean;
    get_width: () => number;
    get_height: () => number;
    display: (empty: Pixels, tell: (shown: Pixels | null) => void) => void;
  }
  export default function loadLibheif(options: { wasmBinary: ArrayBuffer }): {
    HeifDecoder: new () => { decode: (file: Uint8Array) => Picture[] };
  };
}
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
