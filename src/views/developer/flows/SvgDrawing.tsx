import { createElement, type ReactNode } from 'react';
import type { SvgNode } from '../../../dev/svg.ts';

// React spells `stroke-width` strokeWidth and `xml:space` xmlSpace.
const reactName = (name: string): string =>
  /^(?:data|aria)-/.test(name) ? name : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

const paint = (node: SvgNode, key?: number): ReactNode => {
  const attributes = Object.fromEntries(Object.entries(node.attributes).map(([name, value]) => [reactName(name), value]));
  const children = node.children.map((child, index) => (typeof child === 'string' ? child : paint(child, index)));
  return createElement(node.tag, { key, ...attributes }, ...children);
};

/** Renders an SVG drawing. */
export const SvgDrawing = ({ drawing }: { drawing: SvgNode }) => paint(drawing);
