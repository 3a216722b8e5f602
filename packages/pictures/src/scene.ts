import type { Chance } from './chance.ts';
import type { Piece } from './dish.ts';
import { coloursOf, type Size } from './pieces.ts';
import { place, type Placed, shapeOf } from './place.ts';
import type { Surface } from './surface.ts';

export interface Table {
  surface: Surface;
  /** Hex. */
  tone: string;
  /** Hex; null for none. */
  sauce: string | null;
  seed: string;
  pieces: readonly Piece[];
  chance: Chance;
}

/** Pieces on top of the body; `front` is above them. */
export interface Scene {
  body: string;
  pieces?: readonly Placed[];
  front?: string;
}

/** The shadow that a shape casts; the shape has no colour of its own. */
export const cast = (inner: string): string => `<g fill="#2a1c08" opacity=".15">${inner}</g>`;

export const on = (x: number, y: number, rx: number, ry = rx): Surface => ({ x, y, rx, ry, isBox: false });

export const sizeOf = (look: string): Size | undefined => shapeOf(look)?.shape.size;

export const nonLeaf = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ look }) => sizeOf(look) !== 'leaf');

/** Small versions of the foods, for what lies on something small. */
export const bits = (pieces: readonly Piece[], surface: Surface, seed: string, scale: number, most = 4): Placed[] =>
  place(pieces.slice(0, most), surface, { seed, scale });

/** The first colour of each food, for layers and fillings. */
export const firstColours = (pieces: readonly Piece[]): { food: string; fill: string; look: string }[] =>
  pieces.map(({ food, look }) => ({ food, look, fill: coloursOf(look.split(' ').slice(1))[0] }));
