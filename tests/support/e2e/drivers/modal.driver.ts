import { limits } from '../../../../machines/limits.ts';
import { modalMachine } from '../../../../machines/modal.machine.ts';
import { modalFixture } from '../../../machines/modal.fixture.ts';
import type { BrowserDriver, Sight } from '../browser-driver.ts';
import { enlargePhoto, openPhotoInKitchen } from '../photo-in-kitchen.ts';
import { all, dialog, no } from '../sights.ts';

const isThere = dialog('The chosen photo');
const isSeen: Sight = async (page) => (await page.locator('[data-open]').count()) > 0;
const isFading = all(isThere, no(isSeen));

export const modalDriver: BrowserDriver = {
  subject: { machine: modalMachine },
  fixture: modalFixture,
  open: async (world, tour) => {
    const { page, skip } = world;
    await openPhotoInKitchen(world);
    if (tour.input === 'still') await page.emulateMedia({ reducedMotion: 'reduce' });
    // Time stands, so that what takes a moment can be looked at.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await enlargePhoto(world);
    return {
      'close.requested': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      'after(openDelay)': () => skip(limits.modalOpenDelay),
      'after(closeDuration)': () => skip(limits.modalCloseDuration),
    };
  },
  states: { mounting: isFading, open: all(isThere, isSeen), closing: isFading, closed: no(isThere) },
};
