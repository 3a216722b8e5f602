/** Ways in which a box must not be closed. Spec 4: each is allowed unless its box forbids it. */
interface PreventFlags {
  escape?: boolean;
  /** The browser's own way back. */
  back?: boolean;
  outsideClick?: boolean;
}

/** A text, or what says it in the language that is read now: that may change while a box is open. */
export type ModalText = string | (() => string);

export const sayText = (text: ModalText): string => (typeof text === 'string' ? text : text());

/** Spec 3, modal box. Plain data and names of what shows it: elements and pixels stay out of the machines. */
export interface ModalBox {
  /** Its heading and its accessible name. */
  title: ModalText;
  /** What it says: a text, or the data that `Component` shows. */
  content?: unknown;
  /** The view of what is inside; it gets the content and a way to close. Default: the content as a text. */
  Component?: unknown;
  /** A CSS selector of what gets the focus first. Default: the box itself. */
  selector?: string;
  /** CSS properties of this box alone, custom ones included. */
  styles?: Readonly<Record<string, string>>;
  /** How high it lies: z-index 1298 plus this. Default: above all that are open. */
  order?: number;
  /** Default: light. */
  theme?: 'light' | 'dark';
  /** A sheet for words, or a frame for a picture. Default: sheet. */
  layout?: 'sheet' | 'picture';
  /** Spec 9: at 640 px or narrower it takes the whole screen. */
  isFullScreenOnMobile?: boolean;
  prevent?: PreventFlags;
  /** False: what is around the box is no way to close it, and is not offered as one. Default: true. */
  overlayClose?: boolean;
  /** Opens and closes at once. */
  disableAnimation?: boolean;
  /** Told once, when the box is gone: what was chosen in it, or null when it was only closed. */
  onClose?: (outcome: unknown) => void;
}

export const mayEscape = (box: ModalBox): boolean => box.prevent?.escape !== true;
export const mayGoBack = (box: ModalBox): boolean => box.prevent?.back !== true;
export const mayPressOutside = (box: ModalBox): boolean => box.overlayClose !== false && box.prevent?.outsideClick !== true;
