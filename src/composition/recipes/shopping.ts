import { shoppingEndpoints } from '../../../contract/recipes/shopping.ts';
import type { ShoppingChange } from '../../../contract/recipes/shopping.ts';
import { listLinkMachine } from '../../../machines/recipes/list-link.machine.ts';
import { shoppingMachine } from '../../../machines/recipes/shopping.machine.ts';
import { clipboardMachine } from '../../../machines/shell/clipboard.machine.ts';
import { clipboardActors } from '../../services/clipboard.ts';
import { readFragment } from '../../services/location.ts';
import { followLinkedList, followOwnList } from '../../services/shopping-events.ts';
import { shoppingMemory, type ShoppingMemory } from '../../services/shopping-memory.ts';
import { flowOf, type FlowScope, type OpenFlow } from '../flow-scope.ts';

interface Which {
  /** The secret of a share link; null for the viewer's own list. */
  key: string | null;
  memory: ShoppingMemory;
}

function open({ api, call, newId }: FlowScope, { key, memory }: Which) {
  const whose = key === null ? {} : { key };
  const logic = shoppingMachine.provide({
    actors: {
      link: listLinkMachine.provide({
        actors: {
          clipboard: clipboardMachine.provide({ actors: clipboardActors() }),
          shareShopping: call(shoppingEndpoints.shareShopping),
        },
      }),
      readShopping: call(shoppingEndpoints.readShopping, { send: () => whose }),
      sendChanges: call(shoppingEndpoints.changeShopping, {
        send: ({ changes }: { changes: readonly ShoppingChange[] }) => ({ ...whose, changes: [...changes], sentAt: Date.now() }),
      }),
      followList: key === null ? followOwnList(api) : followLinkedList(key),
    },
    actions: { keepShopping: (_, { kept }) => memory.write(kept) },
  });
  return flowOf(logic, { kept: memory.read(), isLinked: key !== null, newId, now: Date.now });
}

export const openShopping: OpenFlow = async (scope) => {
  const { guid } = await scope.session();
  // Stored lists belong to the last confirmed user, so that they can be read while the server is unreachable.
  return open(scope, { key: null, memory: shoppingMemory('own', guid, (owner) => owner === guid || !scope.isViewerKnown()) });
};

/** The secret is in the fragment: it reaches no log, and survives a reload. */
export const openSharedShopping: OpenFlow = (scope) => {
  const key = readFragment();
  return open(scope, { key, memory: shoppingMemory('linked', key, (owner) => owner === key) });
};
