/** Ways to close a box that it can forbid. Each is allowed by default. */
interface PreventFlags {
  escape?: boolean;
  /** The browser's Back button. */
  back?: boolean;
  outsideClick?: boolean;
}

/** A text, or a function of the current language: the language may change while a box is open. */
export type ModalText = string | (() => string);

export const sayText = (text: ModalText): string => (typeof text === 'string' ? text : text());

/** A modal box. Plain data and component names: elements and pixels stay out of the machines. */
export interface ModalBox {
  /** Heading and accessible name. */
  title: ModalText;
  /** Content: a text, or data for `Component`. */
  content?: unknown;
  /** The content's view; it gets the content and a close function. Default: the content as text. */
  Component?: unknown;
  /** CSS selector of the initial focus. Default: the box itself. */
  selector?: string;
  /** CSS properties of this box, including custom ones. */
  styles?: Readonly<Record<string, string>>;
  /** Layer: z-index 1298 plus this. Default: above all open boxes. */
  order?: number;
  /** Default: light. */
  theme?: 'light' | 'dark';
  /** A sheet for text, or a frame for a picture. Default: sheet. */
  layout?: 'sheet' | 'picture';
  /** At 640 px or narrower it fills the screen. */
  isFullScreenOnMobile?: boolean;
  prevent?: PreventFlags;
  /** False: a click outside does not close it, and no close button is shown. Default: true. */
  overlayClose?: boolean;
  /** Without animation. */
  disableAnimation?: boolean;
  /** Called once after closing, with the choice or null. */
  onClose?: (outcome: unknown) => void;
}

export const mayEscape = (box: ModalBox): boolean => box.prevent?.escape !== true;
export const mayGoBack = (box: ModalBox): boolean => box.prevent?.back !== true;
export const mayPressOutside = (box: ModalBox): boolean => box.overlayClose !== false && box.prevent?.outsideClick !== true;
