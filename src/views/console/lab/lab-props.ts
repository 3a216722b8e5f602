import type { ActorRefFrom } from 'xstate';
import type { Lab } from '../../../../contract/console/lab.ts';
import type { promptLabMachine } from '../../../../machines/console/prompt-lab.machine.ts';

export interface LabProps {
  flow: ActorRefFrom<typeof promptLabMachine>;
  lab: Lab;
}
