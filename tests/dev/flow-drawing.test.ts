import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { colours } from '../../src/dev/drawing-colours.ts';
import { drawFlow } from '../../src/dev/flow-drawing.ts';
import { flowGraph } from '../../src/recording/flow-graph.ts';
import { layOut, type FlowLayout, type PlacedState } from '../../src/dev/flow-layout.ts';
import { machineList } from '../../src/dev/machine-list.ts';
import { svgText } from '../../src/dev/svg.ts';
import { plantedMachine } from './planted-machine.ts';

let layout: FlowLayout;
beforeAll(async () => {
  layout = await layOut(flowGraph(plantedMachine));
});

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlaps = (a: Rectangle, b: Rectangle) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const isInside = (inner: PlacedState, outer: PlacedState) => inner.state.id.startsWith(`${outer.state.id}.`);

/** Every pair of a list. */
const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

test.each(Object.values(machineList))(
  'in the diagram of $id no two boxes and no two labels overlap, and states stand inside their own',
  async (machine) => {
    const { states, edges } = await layOut(flowGraph(machine));
    const apart = pairs(states).filter(([a, b]) => !isInside(a, b) && !isInside(b, a));
    expect(apart.filter(([a, b]) => overlaps(a, b)).map(([a, b]) => `${a.state.id} and ${b.state.id}`)).toEqual([]);
    const labels = edges.flatMap(({ id, label }) => (label === null ? [] : [{ id, ...label }]));
    expect(
      pairs(labels)
        .filter(([a, b]) => overlaps(a, b))
        .map(([a, b]) => `${a.id} and ${b.id}`),
    ).toEqual([]);
    const boxes = states.filter(({ state }) => state.states.length === 0).map((placed) => ({ ...placed, id: placed.state.id }));
    const hidden = labels.flatMap((label) => boxes.filter((box) => overlaps(label, box)).map((box) => `${label.id} and ${box.id}`));
    expect(hidden).toEqual([]);
  },
);

test('the same machine gives the same picture', async () => {
  expect(svgText(drawFlow(await layOut(flowGraph(plantedMachine))))).toBe(svgText(drawFlow(layout)));
});

test('a picture has a name and a description, and escapes what it shows', () => {
  const text = svgText(drawFlow(layout));
  expect(text).toContain('role="img"');
  expect(text).toContain('<title>Statechart planted</title>');
  expect(text).toContain('<desc>Has one of everything. States: open, empty, half, checking, ended.</desc>');
  expect(text).toContain('Somebody looks: &lt;it&gt; &amp; &quot;that&quot;.');
  expect(text).not.toContain('<it>');
});

test('what is lit and taken is marked, and states are links when asked for', () => {
  const plain = svgText(drawFlow(layout));
  expect(plain).not.toContain('data-active');
  expect(plain).not.toContain('<a ');
  const lit = svgText(
    drawFlow(layout, {
      active: new Set(['planted.checking']),
      taken: new Set(['planted.open.empty on code.changed [isLength long]']),
      selected: 'planted.ended',
      hrefOf: (id) => `#${id}`,
    }),
  );
  expect(lit).toContain('<a data-state="planted.checking" data-active="true" href="#planted.checking">');
  expect(lit).toContain('data-edge="planted.open.empty -&gt; planted.checking" data-taken="true"');
  expect(lit).toContain('<a data-state="planted.ended" href="#planted.ended" aria-current="true">');
});

test('the colours are those of the theme', () => {
  const theme = readFileSync(join(import.meta.dirname, '../../src/theme/theme.css'), 'utf8');
  const wanted = Object.fromEntries(
    Object.keys(colours).map((name) => [name, new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]+)`).exec(theme)?.[1]]),
  );
  expect(colours).toEqual(wanted);
});
