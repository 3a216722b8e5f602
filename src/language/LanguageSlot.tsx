import { useSelector } from '@xstate/react';
import { use } from 'react';
import { viewOf } from '../pages/loaded-views.ts';
import { AppContext, type AppActor } from '../app/app-context.tsx';

/** Renders the language choice once it is loaded. The kit is also rendered without the product: then there is none. */
export function LanguageSlot({ className }: { className: string | undefined }) {
  const handle = use(AppContext);
  return <div className={className}>{handle !== null && <Arrived app={handle.app} />}</div>;
}

function Arrived({ app }: { app: AppActor }) {
  const actor = useSelector(app, (snapshot) => snapshot.context.language);
  const Choice = actor === null ? null : viewOf('language');
  // The view came with the actor (composition/language-actor.ts); its type is erased here.
  return Choice !== null && <Choice flow={actor as never}>{null}</Choice>;
}
