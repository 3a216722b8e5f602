import { useSelector } from '@xstate/react';
import { use } from 'react';
import { viewOf } from '../pages/loaded-views.ts';
import { AppContext, type AppActor } from '../app/app-context.tsx';

/** Renders the choices of language and colour scheme once they are loaded. The kit is also rendered without the product: then there are none. */
export function LanguageSlot({ className }: { className: string | undefined }) {
  const handle = use(AppContext);
  return <div className={className}>{handle !== null && <Arrived app={handle.app} />}</div>;
}

function Arrived({ app }: { app: AppActor }) {
  const language = useSelector(app, (snapshot) => snapshot.context.language);
  const scheme = useSelector(app, (snapshot) => snapshot.context.companions?.scheme ?? null);
  const LanguageChoice = language === null ? null : viewOf('language');
  const SchemeChoice = scheme === null ? null : viewOf('scheme');
  // Each view came before its actor (composition/language-actor.ts, composition/companions.ts); its type is erased here.
  return (
    <>
      {LanguageChoice !== null && <LanguageChoice flow={language as never}>{null}</LanguageChoice>}
      {SchemeChoice !== null && <SchemeChoice flow={scheme as never}>{null}</SchemeChoice>}
    </>
  );
}
