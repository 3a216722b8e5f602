import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { besideMachine } from '../../../../machines/console/beside.machine.ts';
import type { ListProps } from './list-props.ts';

/** The width from which a list and a record fit beside each other; also in CollectionPage.module.css. */
const wide = '(min-width: 64rem)';

/** Opens the record of a row beside the list. Where that does not fit, or with a key for a new tab, its link leads to its page as usual. */
export const openBeside =
  (flow: ListProps['flow'], guid: string) =>
  (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !matchMedia(wide).matches) return;
    event.preventDefault();
    flow.getSnapshot().children.beside?.send({ type: 'record.opened', guid });
  };

/** The record that is open beside the list; null for none. */
export const useOpenGuid = (beside: ActorRefFrom<typeof besideMachine> | undefined): string | null =>
  useSelector(beside, (snapshot) => snapshot?.context.guid ?? null);
