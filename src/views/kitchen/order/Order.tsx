import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { useSession } from '../../../app/app-context.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Examples } from './Examples.tsx';
import styles from './Order.module.css';
import { OrderForm } from './OrderForm.tsx';
import { PartialRecipe } from './PartialRecipe.tsx';
import { Question } from './Question.tsx';

/** The order, and what the kitchen said about the last one. */
export function Order({ flow }: { flow: ActorRefFrom<typeof kitchenMachine> }) {
  const { draft, question, partial } = useSelector(flow, (snapshot) => snapshot.context);
  const isAsked = useSelector(flow, (snapshot) => snapshot.matches({ open: 'asked' }));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches({ open: 'failed' }));
  const isUntouched =
    useSelector(flow, (snapshot) => snapshot.matches({ open: 'idle' })) && draft.description === '' && draft.photo === null;
  const description = useRef<HTMLTextAreaElement>(null);
  const asked = useRef<HTMLHeadingElement>(null);

  // The kitchen asks back: what was pressed is gone, and the question is what to read next.
  useEffect(() => {
    if (isAsked) asked.current?.focus();
  }, [isAsked]);

  const takeExample = (text: string) => {
    flow.send({ type: 'draft.changed', change: { description: text } });
    description.current?.focus();
  };
  return (
    <div className={styles.order}>
      <Greeting />
      {isAsked && question !== null && (
        <Question
          ref={asked}
          question={question}
          onChoose={(id) => flow.send({ type: 'suggestion.chosen', id })}
          onImprovise={() => flow.send({ type: 'improvisation.chosen' })}
        />
      )}
      <OrderForm flow={flow} descriptionRef={description} />
      {isUntouched && <Examples onTake={takeExample} />}
      {hasFailed && partial !== null && (
        <section className={styles.unfinished}>
          <p className={styles.lead}>
            <Trans>This is how far the recipe got:</Trans>
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
      {/* Not <Trans>: it would look for markup in the name as well. */}
      <h1>{firstName === '' ? t`What shall we cook?` : t`What shall we cook, ${firstName}?`}</h1>
      <p className={styles.lead}>
        <Trans>Describe a dish in your own words, or photograph one. You get an easy recipe for it.</Trans>
      </p>
    </header>
  );
}
