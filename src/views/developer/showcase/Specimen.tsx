import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { CodeSample } from './CodeSample.tsx';
import styles from './Specimen.module.css';

interface SpecimenProps {
  flow: ActorRefFrom<typeof clipboardMachine>;
  /** What is shown, as the page says it: "With an icon". */
  caption: ReactNode;
  /** The name of its code, of which a page has each once: "Outlined, with an icon". */
  name: string;
  code: string;
  /** The thing itself. */
  children: ReactNode;
  /** On the colour of a message, for what would not be seen on white. */
  isTinted?: boolean | undefined;
}

/** One thing of the kit: how it looks, what it is called, and its code. */
export function Specimen({ flow, caption, name, code, children, isTinted }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <div className={styles.stage} data-tinted={isTinted || undefined}>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <CodeSample flow={flow} name={name} code={code} />
    </figure>
  );
}
