import { cast } from './scene.ts';
import { ellipse, path } from './svg.ts';

/** A wide plate or board under what is seen from the side. */
export const table = (rx = 172, y = 322): string =>
  cast(ellipse(206, y + 16, rx, 30, 'inherit')) +
  ellipse(200, y + 4, rx, 32, '#e7dcc6') +
  ellipse(200, y - 3, rx, 31, '#fffdf8') +
  ellipse(200, y - 3, rx * 0.72, 20, '#f3ecdf');
export const wooden = (rx = 176, y = 322): string =>
  cast(ellipse(206, y + 18, rx, 30, 'inherit')) +
  path(`M${200 - rx} ${y}V${y + 14}A${rx} 32 0 0 0 ${200 + rx} ${y + 14}V${y}Z`, '#b07c45') +
  ellipse(200, y, rx, 32, '#d9a76c') +
  ellipse(200, y, rx * 0.8, 22, '#d1995b');
