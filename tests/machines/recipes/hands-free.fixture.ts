import type { CookedPage, handsFreeMachine } from '../../../machines/recipes/hands-free.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import type { World } from '../../support/world.ts';
import { failure } from '../samples.ts';

/** A browser without speech recognition. */
export const noVoice = { isAvailable: false };

/** The parent page records its events. */
export const voiceOn = ({ parent }: World, isAvailable = true) => ({
  page: parent as unknown as CookedPage,
  isAvailable,
});

const words = (said: string) => ({ words: said, language: 'en' });

export const handsFreeFixture: Fixture<typeof handsFreeMachine> = {
  inputs: {
    able: (world) => voiceOn(world),
    unable: (world) => voiceOn(world, false),
  },
  events: {
    'listening.requested': 'bare',
    'listening.agreed': 'bare',
    'listening.declined': 'bare',
    'listening.stopped': 'bare',
    'words.heard': {
      next: words('next'),
      back: words('go back'),
      repeat: words('repeat'),
      flour: words('how much flour'),
      timer: words('start timer'),
      timerOff: words('stop timer'),
      enough: words('stop listening'),
      talk: words('what a nice day'),
    },
    'recogniser.ended': 'bare',
    'recogniser.refused': 'bare',
    'recogniser.failed': 'bare',
    'step.shown': 'bare',
  },
  outputs: { speak: { said: undefined } },
  errors: { speak: { mute: failure('unknown') } },
};
