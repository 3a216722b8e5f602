import type { Page } from '@playwright/test';
import { flowViewerMachine } from '../../../machines/developer/flow-viewer.machine.ts';
import { shownActor, stepNear, type FlowViewerContext } from '../../../machines/developer/flow-viewer.model.ts';
import { flowViewerFixture } from './flow-viewer.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { button, no } from '../../support/e2e/sights.ts';

const isLive = button('Live');

/** Whether the viewer's buttons allow the event: they need an actor, and steps to go to. */
function isOffered(context: FlowViewerContext, isPaused: boolean, event: { type: string; by?: number }): boolean {
  const actor = shownActor(context);
  if (/^(?:tab|target|export)\.|^actor\.(?:started|ended)$|^step\.happened$/.test(event.type)) return true;
  if (actor === null) return false;
  const shown = isPaused ? stepNear(actor, context.index, 0) : actor.steps.at(-1);
  if (event.type === 'step.moved') return stepNear(actor, shown?.index ?? 0, event.by ?? 0) !== shown && (event.by === -1 || isPaused);
  return event.type !== 'event.submitted' || (actor.isRunning && actor.steps.at(-1)?.value === 'editing');
}

export const flowViewerDriver: BrowserDriver = {
  because: 'It watches another tab over a BroadcastChannel.',
  subject: { machine: flowViewerMachine },
  // The viewer's own tab is not listed.
  isUnrecorded: true,
  fixture: flowViewerFixture,
  open: async ({ page, server, visit }) => {
    await visit('/dev/flows#signIn');
    const tabs: Page[] = [];
    const open = async (path: string) => {
      const tab = await page.context().newPage();
      tabs.push(tab);
      await tab.goto(server.origin + path);
      return tab;
    };
    const steps = page.getByRole('list', { name: 'What happened, newest first' }).getByRole('button');
    const choice = page.getByRole('combobox', { name: 'Actor' });
    const chooseNewest = async () => {
      const keys = await choice.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('value')));
      await choice.selectOption(keys.at(-1) ?? '');
    };
    const sendFields = async (fields: string) => {
      // The chosen actor may have ended with its tab.
      await chooseNewest();
      const field = page.getByLabel('Fields of email.changed as JSON');
      if (!(await field.isVisible())) await page.getByText('email.changed email').click();
      await field.fill(fields);
      await page.getByRole('button', { name: 'Send email.changed' }).click();
    };
    return {
      'tab.described': async () => {
        const tab = await open('/login');
        await tab.getByLabel('Email').fill('ada@anydish.example');
        await steps.nth(1).waitFor();
      },
      'tab.closed': async () => tabs.pop()?.close(),
      'actor.started': async () => {
        await (await open('/privacy')).getByRole('link', { name: 'AnyDish' }).first().click();
      },
      'actor.ended': async () => {
        // Navigating ends the pages of the old address.
        await (await open('/terms')).evaluate(() => history.pushState(null, '', '/privacy'));
      },
      'step.happened': async () => {
        for (const tab of tabs) if (tab.url().endsWith('/login')) await tab.getByLabel('Password', { exact: true }).fill('x');
      },
      // The address must change, or no event is fired.
      'target.opened': () => page.locator(`[data-state="signIn.${page.url().endsWith('.editing') ? 'submitting' : 'editing'}"]`).click(),
      'actor.chosen': chooseNewest,
      'pause.requested': () => page.getByRole('button', { name: 'Pause' }).click(),
      'resume.requested': () => page.getByRole('button', { name: 'Live' }).click(),
      'step.chosen': () => steps.last().click(),
      'step.moved(back)': () => page.getByRole('button', { name: 'Step back' }).click(),
      'step.moved(forward)': () => page.getByRole('button', { name: 'Step forward' }).click(),
      'event.submitted(withFields)': () => sendFields('{ "email": "grace@anydish.example" }'),
      'event.submitted(unreadable)': () => sendFields('{ email'),
      'export.requested': async () => {
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Save as SVG' }).click();
        await saved;
      },
    };
  },
  states: { following: no(isLive), paused: isLive },
  isOffered: ({ context, value }, event) => isOffered(context as FlowViewerContext, value === 'paused', event),
};
