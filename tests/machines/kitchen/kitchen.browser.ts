import { wishKey } from '../../../contract/kitchen/wishes.ts';
import type { Draft } from '../../../machines/kitchen/draft.ts';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import { jobEvents, kitchenFixture, stored, storedWithJob } from './kitchen.fixture.ts';
import type { BrowserDriver } from '../../support/e2e/browser-driver.ts';
import { inSetting, pressUntil } from '../../support/e2e/gestures.ts';
import { KitchenWork } from '../../support/e2e/kitchen-work.ts';
import { all, busyButton, button, dialog, heading, no, text } from '../../support/e2e/sights.ts';

const wasStopped = text('Stopped. Your request is still here.');
const wasAsked = heading('Which of these do you mean?');
const hasFailed = all(button('Try again'), no(wasStopped));
/** Before its first stage a job looks like an order being sent. */
const isAsking = dialog('Stop cooking?');
const isOnItsWay = all(heading('Your recipe is on its way'), button('Cancel'), no(isAsking));

/** Blocks the photo storage, as some browsers do in private mode. */
const hideDatabase = () => void Object.defineProperty(globalThis, 'indexedDB', { value: undefined });

/** Contains one understood wish and one unknown word. */
const wishful = 'miso ramen without onions or blorps';
const draft: Draft = { ...storedWithJob.draft, description: wishful };

export const kitchenDriver: BrowserDriver = {
  because: 'Streams of events, uploads and what the browser remembers meet the real server.',
  subject: { machine: kitchenMachine },
  fixture: kitchenFixture,
  open: async (world, tour) => {
    const { page, hold, visit } = world;
    const work = await KitchenWork.begin(world);
    const before = tour.steps[1]?.label;
    await work.keepDiet([{ kind: 'allergy', id: 'peanut' }]);
    if (before === 'loadDraft.done(draft)') await work.remember(stored({ draft }));
    if (before === 'loadDraft.done(onItsWay)') await work.remember(stored({ draft, requestKey: crypto.randomUUID(), isOnItsWay: true }));
    if (before === 'loadDraft.done(question)') await work.remember(stored({ draft, question: jobEvents.question.question }));
    if (before === 'loadDraft.done(runningJob)') await work.remember({ ...storedWithJob, jobGuid: await work.order() });
    if (before === 'loadDraft.error(broken)') {
      await work.remember(stored({ draft }));
      await page.addInitScript(hideDatabase);
    }
    const orders = await hold('POST', /\/recipe-jobs$/);
    const cancels = await hold('DELETE', /\/recipe-jobs\/[^/]+$/);
    // No such job: the order cannot be shown again.
    await visit(tour.input === 'ofJob' ? work.path.replace(/new$/, `jobs/${crypto.randomUUID()}`) : work.path);
    const press = (name: string | RegExp) => () => page.getByRole('button', { name }).click();
    const description = page.getByLabel('Describe a dish');
    const vegan = page.getByRole('checkbox', { name: 'Vegan' });
    const leaveOut = page.getByLabel('Leave out', { exact: true });
    return {
      // Already done when the page is open.
      'loadDraft.done': async () => undefined,
      'loadDraft.error': async () => undefined,
      'draft.changed(described)': () => description.fill(wishful),
      'draft.changed(emptied)': () => description.fill(''),
      // An already chosen value is chosen again; the checkbox itself is covered by its chip.
      'wish.added': async () => {
        await inSetting(page, /Vegan|No diet/, async () => {
          await vegan.uncheck({ force: true });
          await vegan.check({ force: true });
        });
      },
      'wish.removed(read)': press(/^Remove: .*onion/i),
      'wish.removed(profile)': press(/^Remove: .*peanut/i),
      'leaveOut.changed': async () => {
        await inSetting(page, /^No allergies|^Without/, async () => {
          await leaveOut.fill('');
          await leaveOut.fill('oni');
        });
      },
      'profile.restored': press('Apply it again'),
      'word.dismissed': press('Leave nothing out'),
      'servings.changed': () => inSetting(page, /serving/, () => pressUntil(page, 'More servings', '6')),
      'recipe.requested': press('Make a recipe'),
      'suggestion.chosen': press(/^Ramen/),
      'improvisation.chosen': press(/^Improvise with/),
      'retry.requested': press('Try again'),
      'cancel.requested': press('Cancel'),
      'startJob.done': () => work.untilCooking(() => orders.release()),
      'startJob.error': () => orders.releaseToFail(),
      'job.happened(stage)': async () => work.say(jobEvents.stage),
      'job.happened(partial)': async () => work.say(jobEvents.partial),
      'job.happened(question)': async () => work.say(jobEvents.question),
      'job.happened(failed)': async () => work.say(jobEvents.failed),
      'job.happened(cancelled)': () => work.cancelElsewhere(),
      'job.happened(done)': () => work.finish(),
      'stream.changed': () => work.loseConnection(),
      'watchJob.error': () => work.forgetJob(),
      'confirm.done(yes)': press('Stop cooking'),
      'confirm.done(no)': press('Keep cooking'),
      'cancelJob.done(stopped)': () => cancels.release(),
      'cancelJob.done(tooLate)': async () => {
        await work.finish();
        await cancels.release();
      },
      'cancelJob.error': () => cancels.releaseToFail(),
    };
  },
  states: {
    restoring: { fleeting: 'What this browser remembers is found in no time.' },
    'open.idle': all(button('Make a recipe'), no(wasAsked), no(hasFailed), no(wasStopped)),
    'open.asked': wasAsked,
    'open.failed': hasFailed,
    'open.cancelled': wasStopped,
    sending: isOnItsWay,
    'cooking.watching': isOnItsWay,
    'cooking.asking': isAsking,
    cancelling: busyButton('Cancel'),
    // The page has moved on to the recipe.
    done: heading('Toast'),
  },
  without: {
    'kitchen.open.idle on left.continued [isUntouched]': 'It takes two tabs: tests/e2e/drafts.spec.ts.',
    'kitchen.open.idle on left.discarded': 'It takes two tabs: tests/e2e/drafts.spec.ts.',
    'kitchen.open on photos.changed [hasThesePhotos]': 'Photos tell it on their ways: tests/e2e/photos.spec.ts.',
    'kitchen.open on photos.changed [otherwise]': 'Photos tell it on their ways: tests/e2e/photos.spec.ts.',
    'kitchen.open.asked on suggestion.chosen [otherwise]': 'It takes a photo that has not arrived: tests/e2e/photos.spec.ts.',
    'kitchen.open.asked on improvisation.chosen [otherwise]': 'It takes a photo that has not arrived: tests/e2e/photos.spec.ts.',
  },
  isOffered: ({ context }, { type, wish }) => {
    const { description, dismissed, withoutProfile }: Draft = context['draft'];
    if (type === 'photos.changed') return false;
    if (type === 'profile.restored') return withoutProfile.length > 0;
    if (type === 'word.dismissed') return description !== '' && !dismissed.some((key) => key.startsWith('unclear/'));
    if (type.startsWith('left.')) return false;
    if (type !== 'wish.removed') return true;
    return wish.source === 'profile' ? withoutProfile.length === 0 : description !== '' && !dismissed.includes(wishKey(wish));
  },
  ends: ['cancelJob.done(tooLate)'],
};
