/** An SVG element as data: rendered by React in the viewer, or written as text into a file. */
export interface SvgNode {
  tag: string;
  attributes: Readonly<Record<string, string | number>>;
  children: readonly (SvgNode | string)[];
}

export const svg = (tag: string, attributes: SvgNode['attributes'], ...children: readonly (SvgNode | string)[]): SvgNode => ({
  tag,
  attributes,
  children,
});

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The text of an SVG file: one element per line, for readable diffs. */
export function svgText({ tag, attributes, children }: SvgNode, indent = ''): string {
  const start = [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${escape(String(value))}"`)].join(' ');
  if (children.length === 0) return `${indent}<${start}/>\n`;
  const texts = children.filter((child) => typeof child === 'string');
  if (texts.length === children.length) return `${indent}<${start}>${texts.map(escape).join('')}</${tag}>\n`;
  const inner = children.map((child) => (typeof child === 'string' ? `${indent}  ${escape(child)}\n` : svgText(child, `${indent}  `)));
  return `${indent}<${start}>\n${inner.join('')}${indent}</${tag}>\n`;
}
