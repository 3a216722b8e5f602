import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import ScanText from 'lucide-react/icons/scan-text';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { isUntouched } from '../../../../machines/kitchen/draft.ts';
import { useSession } from '../../../app/app-context.tsx';
import { transcriptionPath } from '../../../pages/member-paths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { useFocusAfter } from '../../../ui/use-focus.ts';
import { Examples } from './Examples.tsx';
import { LeftDrafts } from './LeftDrafts.tsx';
import styles from './Order.module.css';
import { OrderForm } from './OrderForm.tsx';
import { PartialRecipe } from './PartialRecipe.tsx';
import { Question } from './Question.tsx';
import { WhoCooks } from './WhoCooks.tsx';

/** The order form, and the kitchen's answer to the last order. */
export function Order({ flow }: { flow: ActorRefFrom<typeof kitchenMachine> }) {
  const { companyUri, draft, question, partial, left, takenUp } = useSelector(flow, (snapshot) => snapshot.context);
  const isAsked = useSelector(flow, (snapshot) => snapshot.matches({ open: 'asked' }));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches({ open: 'failed' }));
  const isIdle = useSelector(flow, (snapshot) => snapshot.matches({ open: 'idle' }));
  const description = useRef<HTMLTextAreaElement>(null);
  const asked = useRef<HTMLHeadingElement>(null);

  // The kitchen asks a question: the pressed button is gone, so the focus moves to the question.
  useFocusAfter(asked, [isAsked], { isNeeded: isAsked });

  // The resumed order fills the field; its button is gone.
  useFocusAfter(description, [takenUp], { isNeeded: takenUp !== null });

  const takeExample = (text: string) => {
    flow.send({ type: 'draft.changed', change: { description: text } });
    description.current?.focus();
  };
  return (
    <div className={styles.order}>
      <Greeting />
      {isIdle && isUntouched(draft) && (
        <LeftDrafts
          drafts={left}
          onContinue={(id) => flow.send({ type: 'left.continued', id })}
          onDiscard={(id) => {
            flow.send({ type: 'left.discarded', id });
            description.current?.focus();
          }}
        />
      )}
      {isAsked && question !== null && (
        <Question
          ref={asked}
          question={question}
          onChoose={(id) => flow.send({ type: 'suggestion.chosen', id })}
          onImprovise={() => flow.send({ type: 'improvisation.chosen' })}
        />
      )}
      <OrderForm flow={flow} descriptionRef={description} />
      {isIdle && draft.description === '' && draft.photos.length === 0 && <Examples onTake={takeExample} />}
      <div className={styles.foot}>
        <ButtonLink href={transcriptionPath(companyUri)} variant="Transparent" size="Flat" icon={<ScanText />}>
          <Trans>Copy a written recipe</Trans>
        </ButtonLink>
        <WhoCooks />
      </div>
      {hasFailed && partial !== null && (
        <section className={styles.unfinished}>
          <p className={styles.lead}>
            <Trans>The recipe so far:</Trans>
          </p>
          <Card>
            <PartialRecipe recipe={partial} isGrowing={false} />
          </Card>
        </section>
      )}
    </div>
  );
}

function Greeting() {
  const { t } = useLingui();
  const { firstName } = useSession();
  return (
    <header className={styles.greeting}>
      {/* Not <Trans>: it would parse markup in the name. */}
      <h1>{firstName === '' ? t`What would you like to cook?` : t`What would you like to cook, ${firstName}?`}</h1>
      <p className={styles.lead}>
        <Trans>Describe a dish in your own words, or photograph one. You get an easy recipe for it.</Trans>
      </p>
    </header>
  );
}
