import { timings } from '../../../machines/parts/timings.ts';
import { modalsMachine } from '../../../machines/shell/modals.machine.ts';
import { modalsFixture } from './modals.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { enlargePhoto, openPhotoInKitchen } from '../../support/e2e/photo-in-kitchen.ts';
import { dialog, no } from '../../support/e2e/sights.ts';

const isShowing = dialog('The chosen photo');

export const modalsDriver: BrowserDriver = {
  because: 'Boxes are entries of the browser’s history.',
  subject: { machine: modalsMachine },
  fixture: modalsFixture,
  open: async (world) => {
    const { page, skip, goInPage } = world;
    // A box fades out before it is removed.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPhotoInKitchen(world);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const closed = () => skip(timings.modalCloseDuration);
    // The stack loads with its first box; when that is gone the history keeps its entry, as a forward entry.
    await enlargePhoto(world);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await closed();
    return {
      'modal.requested': () => enlargePhoto(world),
      'modal.dismissed': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      'escape.pressed': () => page.keyboard.press('Escape'),
      'outside.pressed': () => page.mouse.click(4, 4),
      'page.left': () => goInPage('/account'),
      'history.moved(back)': async () => void (await page.goBack()),
      'history.moved(forward)': async () => void (await page.goForward()),
      'modal.closed': closed,
    };
  },
  states: { empty: no(isShowing), showing: isShowing },
  without: { 'modals.showing on history.moved [otherwise]': 'A box lies at the end of the history: there is no way on.' },
  // One box at a time: everything else is inert. A closing box ignores events and is then removed.
  isOffered: ({ context, value }, event) => {
    const boxes: readonly { isLeaving: boolean }[] = context['boxes'];
    const isStaying = boxes.some(({ isLeaving }) => !isLeaving);
    if (event.type === 'modal.requested') return boxes.length === 0;
    if (event.type === 'modal.closed') return boxes.length > 0 && !isStaying;
    if (event.type === 'history.moved') return value === 'empty' ? event['depth'] === 1 : event['depth'] === 0 && isStaying;
    return isStaying;
  },
  ends: ['page.left'],
};
