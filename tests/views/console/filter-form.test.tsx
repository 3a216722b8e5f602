import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectionMachine } from '../../../machines/console/collection.machine.ts';
import { areaViews } from '../../../src/views/console/areas/area-views.ts';
import { FilterForm } from '../../../src/views/console/list/FilterForm.tsx';
import { collectionFixture } from '../../machines/console/collection.fixture.ts';
import { staff, userPage } from '../../machines/console/console-samples.ts';
import { onStage } from '../../support/stage.ts';
import { renderFlow } from '../../support/views/render-flow.tsx';

test('recent rows are one press away, and a second press shows all again', async () => {
  const makeInput = collectionFixture.inputs['opened'];
  if (makeInput === undefined) throw new Error('The fixture has no such input.');
  const stage = onStage(collectionMachine, makeInput);
  const { user, answer } = await renderFlow(stage, (flow) => <FilterForm flow={flow} view={areaViews.users} />, { session: staff });
  await answer('loadPage', userPage());
  const filters = () => stage.actor.getSnapshot().context.query.filters;
  const [created] = screen.getAllByRole('button', { name: 'Last 7 days' });
  if (created === undefined) throw new Error('There is no such button.');
  await user.click(created);
  const week = new Date(Date.now() - 6 * 86_400_000).toISOString().slice(0, 10);
  expect(filters()).toEqual({ createdAt: `${week}..` });
  expect(created.getAttribute('aria-pressed')).toBe('true');
  await user.click(created);
  expect(filters()).toEqual({});
});
