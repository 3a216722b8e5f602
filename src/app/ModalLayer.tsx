import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { viewOf } from '../pages/loaded-views.ts';
import { useApp } from './app-context.tsx';

/** The pages and the boxes above them. While a box is open, everything behind it is inert. */
export function ModalLayer({ children }: { children: ReactNode }) {
  const { app } = useApp();
  const modals = useSelector(app, (snapshot) => snapshot.context.modals);
  const isShowing = useSelector(modals ?? undefined, (snapshot) => snapshot?.matches('showing') === true);
  const Stack = modals === null ? null : viewOf('modals');
  return (
    <>
      <div inert={isShowing}>{children}</div>
      {/* The view came with the stack (composition/modal-stack.ts); its type is erased here. */}
      {Stack !== null && <Stack flow={modals as never}>{null}</Stack>}
    </>
  );
}
