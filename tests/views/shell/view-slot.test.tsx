import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ViewSlot } from '../../../src/app/ViewSlot.tsx';
import { keepView } from '../../../src/pages/loaded-views.ts';
import { renderInApp } from '../../support/views/render-flow.tsx';
import { renderView } from '../../support/views/render-view.tsx';

test('a view beside the pages is rendered once loaded, inside the product only', async () => {
  await renderInApp(<ViewSlot view="ringingTimers" />);
  expect(screen.queryByText('It rings')).toBeNull();
  act(() => keepView('ringingTimers', () => <p>It rings</p>));
  expect(screen.getAllByText('It rings')).toHaveLength(1);
  // The kit is shown without it.
  renderView(<ViewSlot view="ringingTimers" />);
  expect(screen.getAllByText('It rings')).toHaveLength(1);
});
