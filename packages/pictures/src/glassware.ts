import { castEllipse } from './shadows.ts';
import { box, ellipse, faint, line, path } from './svg.ts';

const base = (rx: number, y = 338) => castEllipse(206, y + 4, rx, 17);

/** The vessels seen from the side, on a table. `liquid` is drawn between back and front. */
export interface Standing {
  /** The outline of what is inside, as a path. */
  inside: string;
  /** The surface of the content. */
  top: { x: number; y: number; rx: number; ry: number };
  back: string;
  front: string;
}

export const standing: Readonly<Record<string, (tone: string) => Standing>> = {
  glass: () => ({
    inside: 'M128 118 146 322Q148 334 160 334H240Q252 334 254 322L272 118Z',
    top: { x: 200, y: 118, rx: 72, ry: 17 },
    back:
      base(86) +
      faint(0.55, path('M118 70 138 326Q140 342 156 342H244Q260 342 262 326L282 70Z', '#ffffff')) +
      ellipse(200, 70, 82, 18, '#ffffff'),
    front:
      faint(0.4, path('M140 110 154 300Q156 312 164 314L152 108Z', '#ffffff')) +
      faint(0.8, line('M120 70A80 17 0 0 0 280 70 80 17 0 0 0 120 70Z', '#ffffff', 4)),
  }),
  tumbler: () => ({
    inside: 'M116 152 124 322Q125 334 138 334H262Q275 334 276 322L284 152Z',
    top: { x: 200, y: 152, rx: 84, ry: 19 },
    back:
      base(100) +
      faint(0.55, path('M106 112 116 326Q117 342 134 342H266Q283 342 284 326L294 112Z', '#ffffff')) +
      ellipse(200, 112, 94, 20, '#ffffff'),
    front:
      faint(0.4, path('M128 146 136 300Q138 312 146 314L140 144Z', '#ffffff')) +
      faint(0.8, line('M108 112A92 19 0 0 0 292 112 92 19 0 0 0 108 112Z', '#ffffff', 4)),
  }),
  mug: () => ({
    inside: 'M0 0Z',
    top: { x: 186, y: 150, rx: 92, ry: 24 },
    back:
      base(130, 342) +
      ellipse(194, 338, 140, 24, '#e7dcc6') +
      ellipse(194, 332, 140, 24, '#fffdf8') +
      ellipse(194, 330, 92, 14, '#efe6d3') +
      line('M274 186C330 176 336 258 262 264', '#b9583f', 22) +
      path('M84 148C84 236 110 322 148 334H224C262 322 288 236 288 148Z', '#c9684c') +
      path('M84 148C84 236 110 322 148 334H166C132 320 112 236 110 148Z', '#d98266') +
      ellipse(186, 148, 102, 30, '#e9a58d') +
      ellipse(186, 150, 94, 25, '#8f4632'),
    front: '',
  }),
  coupe: () => ({
    inside: 'M92 126C96 214 150 244 200 244 250 244 304 214 308 126Z',
    top: { x: 200, y: 126, rx: 108, ry: 26 },
    back:
      base(84, 340) +
      ellipse(200, 336, 74, 15, '#e3efee') +
      path('M190 238H210L216 330H184Z', '#d3e5e4') +
      ellipse(200, 332, 60, 10, '#f4fafa') +
      faint(0.7, path('M84 112C86 222 148 254 200 254 252 254 314 222 316 112Z', '#ffffff')),
    front: faint(0.45, path('M102 132C108 186 128 214 146 224 128 196 118 166 116 136Z', '#ffffff')),
  }),
  jar: () => ({
    inside: 'M112 142Q112 128 126 126H274Q288 128 288 142V312Q288 332 268 332H132Q112 332 112 312Z',
    top: { x: 200, y: 134, rx: 88, ry: 12 },
    back:
      base(112) +
      faint(0.6, path('M100 138Q100 112 124 106V88H276V106Q300 112 300 138V316Q300 342 274 342H126Q100 342 100 316Z', '#ffffff')),
    front:
      faint(0.45, path('M122 148Q122 140 130 140V312Q122 308 122 300Z', '#ffffff')) +
      box(116, 52, 168, 50, 12, '#c9684c') +
      box(116, 52, 168, 16, 8, '#dd866b') +
      line('M132 76V94M154 76V94M176 76V94M198 76V94M220 76V94M242 76V94M264 76V94', '#a9503a', 4),
  }),
};
