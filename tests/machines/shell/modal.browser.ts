import { timings } from '../../../machines/parts/timings.ts';
import { modalMachine } from '../../../machines/shell/modal.machine.ts';
import { modalFixture } from './modal.fixture.ts';
import type { BrowserDriver, Sight } from '../../support/e2e/browser-driver.ts';
import { enlargePhoto, openPhotoInKitchen } from '../../support/e2e/photo-in-kitchen.ts';
import { all, dialog, no } from '../../support/e2e/sights.ts';

const isThere = dialog('The chosen photo');
const isSeen: Sight = async (page) => (await page.locator('[data-open]').count()) > 0;
const isFading = all(isThere, no(isSeen));

export const modalDriver: BrowserDriver = {
  because: 'It follows the dialog element, its fading and reduced motion.',
  subject: { machine: modalMachine },
  fixture: modalFixture,
  open: async (world, tour) => {
    const { page, skip } = world;
    await openPhotoInKitchen(world);
    await page.emulateMedia({ reducedMotion: tour.input === 'still' ? 'reduce' : 'no-preference' });
    // The clock is stopped, so that transitions can be inspected.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await enlargePhoto(world);
    return {
      'close.requested': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      'after(openDelay)': () => skip(timings.modalOpenDelay),
      'after(closeDuration)': () => skip(timings.modalCloseDuration),
    };
  },
  states: { mounting: isFading, open: all(isThere, isSeen), closing: isFading, closed: no(isThere) },
};
