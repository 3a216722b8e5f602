import { faint, line } from './svg.ts';

const shadow = (inner: string) => `<g fill="#2a1c08" opacity=".14">${inner}</g>`;
export const castEllipse = (x: number, y: number, rx: number, ry: number) => shadow(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`);
export const castBox = (x: number, y: number, width: number, height: number, rx: number, turn = '') =>
  shadow(`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"${turn}/>`);
export const glint = (d: string, width = 5): string => faint(0.5, line(d, '#ffffff', width));
