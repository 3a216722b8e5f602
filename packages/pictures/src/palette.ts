/** The colours of foods and vessels by name. Both colour schemes share them: only the ground differs. */
const palette = new Map(
  Object.entries({
  cream: '#fff3d9', white: '#fffaf0', ivory: '#f7e6c4', butter: '#ffdc82', noodle: '#ffe2a1', gold: '#f5b841', broth: '#eea63c', honey: '#e59a2f',
  caramel: '#c97a2b', toast: '#d99a4e', crust: '#c98338', baked: '#b06c2e', bread: '#ecc489', dough: '#f4d9a6', brown: '#8a5230', cocoa: '#5b3526',
  dark: '#3c2620', roast: '#a34f3a', meat: '#9c4a35', stew: '#8a4326', rare: '#c4574a', pink: '#f4aba0', ham: '#f0968d', salmon: '#f58a6b',
  coral: '#ef6f51', tomato: '#e4573d', blush: '#f58a6b', red: '#d23b34', brick: '#c2492f', crimson: '#a82438', wine: '#7d1f3d', plum: '#6b2c5b',
  beet: '#a8285f', magenta: '#d1437e', purple: '#7b4a94', lilac: '#c9a3d6', blueberry: '#44539a', night: '#33413a', aubergine: '#553059',
  orange: '#f39a2e', carrot: '#f08030', ember: '#d9642a', pumpkin: '#ee8a2b', yolk: '#f59a23', lemon: '#f9d54a', corn: '#f7c73e',
  mustard: '#dba520', turmeric: '#e9a92d', lime: '#cbe68c', apple: '#b5d96b', pea: '#86bf4c', leaf: '#4f9f4a', deep: '#2f7d41', forest: '#1f5d38',
  olive: '#8a9440', sage: '#9db98a', nori: '#2c4436', avocado: '#c3d873', mint: '#a9dcc0', ice: '#e2f3f4', water: '#c4e4ea', grey: '#cfc8bb',
  stone: '#8d867a', lentil: '#a6763f', bean: '#7a2f2b', black: '#2f2a2c', shell: '#3b4763', straw: '#f2cf7e', peach: '#f8b878', berry: '#c22f55',
  fig: '#5a3556', shine: '#ffffff', wood: '#c58f57', grain: '#b57f49', steel: '#b9bfbd', iron: '#3d4340', rim: '#4a5d52',
}),
); // prettier-ignore

/** The hex value of a named colour; an unknown name (of a newer description) is cream. */
export const colour = (name: string | undefined): string => palette.get(name ?? 'cream') ?? '#fff3d9';

/** A darker or lighter variant of a hex colour: -1 is black, 1 is white. */
export function shade(hex: string, by: number): string {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16);
    const mixed = Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by);
    return mixed.toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A mixture of two hex colours: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const from = Number.parseInt(one.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
