import { Trans, useLingui } from '@lingui/react/macro';
import Sparkles from 'lucide-react/icons/sparkles';
import type { Ref } from 'react';
import type { Question as KitchenQuestion } from '../../../../contract/kitchen/kitchen.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Question.module.css';

interface QuestionProps {
  question: KitchenQuestion;
  ref: Ref<HTMLHeadingElement>;
  onChoose: (id: string) => void;
  onImprovise: () => void;
}

/** The kitchen's question. Each suggested answer is one click; the field below takes any other. */
export function Question({ question: { kind, suggestions, ingredients, reason }, ref, onChoose, onImprovise }: QuestionProps) {
  const { t, i18n } = useLingui();
  const list = formatList(ingredients, i18n.locale);
  return (
    <section className={styles.question}>
      <div className={styles.text}>
        <h2 ref={ref} className={styles.title} tabIndex={-1}>
          <Asked kind={kind} hasSuggestions={suggestions.length > 0} />
        </h2>
        <p className={styles.hint}>
          {reason === undefined ? <Advice kind={kind} hasSuggestions={suggestions.length > 0} /> : <bdi>{reason}</bdi>}
        </p>
      </div>
      {suggestions.length > 0 && (
        <ul className={styles.suggestions}>
          {suggestions.map(({ id, title, cuisine }) => (
            <li key={id}>
              <button className={styles.suggestion} type="button" onClick={() => onChoose(id)}>
                <span className={styles.dish}>
                  <bdi>{title}</bdi>
                </span>
                {cuisine !== null && (
                  <span className={styles.cuisine} dir="auto">
                    {cuisine}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {ingredients.length > 0 && (
        <Button className={styles.improvise} variant="FilledAccent2" size="Flat" icon={<Sparkles />} onClick={onImprovise}>
          {t`Improvise with: ${list}`}
        </Button>
      )}
    </section>
  );
}

interface Case {
  kind: KitchenQuestion['kind'];
  hasSuggestions: boolean;
}

function Asked({ kind, hasSuggestions }: Case) {
  if (kind === 'unclear') return <Trans>What should we leave out?</Trans>;
  if (kind === 'describe-photo') return <Trans>What is in your photo?</Trans>;
  return hasSuggestions ? <Trans>Which of these do you mean?</Trans> : <Trans>What kind of dish is it?</Trans>;
}

function Advice({ kind, hasSuggestions }: Case) {
  if (kind === 'unclear') return <Trans>The kitchen has a question first. Answer below and it will start.</Trans>;
  if (kind === 'describe-photo') {
    return <Trans>Photos need an AI model. Describe the dish below; your photo becomes the picture of the recipe.</Trans>;
  }
  if (hasSuggestions) return <Trans>The kitchen is not sure. Choose one, or add details below.</Trans>;
  return <Trans>The kitchen does not know this dish. Tell us below what is in it, or try another name.</Trans>;
}
