/** Addresses for what a page shows out of the browser's memory. Each holds its bytes until it is revoked. */
export function createShownBlobs() {
  let shown: string[] = [];
  return {
    /** Addresses for these, in place of all that were shown before. */
    show: (blobs: readonly (Blob | null)[]): (string | null)[] => {
      for (const address of shown) URL.revokeObjectURL(address);
      const addresses = blobs.map((blob) => (blob === null ? null : URL.createObjectURL(blob)));
      shown = addresses.filter((address) => address !== null);
      return addresses;
    },
  };
}
