import { useSelector } from '@xstate/react';
import { use } from 'react';
import { viewOf } from '../pages/loaded-views.ts';
import { AppContext, type AppActor } from '../app/app-context.tsx';

/** Where the language is chosen, once what does it has come. The kit is also shown without the product: then there is none to choose. */
export function LanguageSlot({ className }: { className: string | undefined }) {
  const handle = use(AppContext);
  return <div className={className}>{handle !== null && <Arrived app={handle.app} />}</div>;
}

function Arrived({ app }: { app: AppActor }) {
  const actor = useSelector(app, (snapshot) => snapshot.context.language);
  const Choice = actor === null ? null : viewOf('language');
  // The view came with the actor itself (composition/language-actor.ts); here its type is out of sight.
  return Choice !== null && <Choice flow={actor as never}>{null}</Choice>;
}
