/** Colours of a diagram. An SVG file has no custom properties, so these repeat src/theme/theme.css by name; a test compares the two. */
export const colours = {
  page: '#fffcf6',
  surface: '#ffffff',
  sunken: '#f6f1e7',
  line: '#e6dfd1',
  'control-line': '#8a8376',
  primary: '#2b2b2b',
  secondary: '#625d55',
  accent1: '#1f7a45',
  'accent1-light': '#e1f2e4',
  'accent1-strong': '#14562f',
  accent2: '#b9de6f',
  'accent2-light': '#f0f8dc',
  'accent2-strong': '#3d5211',
  danger: '#c0312b',
  focus: '#14562f',
} as const;
