import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { clipboardMachine } from '../../../../machines/shell/clipboard.machine.ts';
import { CodeSample } from './CodeSample.tsx';
import styles from './Specimen.module.css';

interface SpecimenProps {
  flow: ActorRefFrom<typeof clipboardMachine>;
  /** Caption: "With an icon". */
  caption: ReactNode;
  /** Name of the code sample, unique in the page: "Outlined, with an icon". */
  name: string;
  code: string;
  /** The component. */
  children: ReactNode;
  /** On a coloured background, for components invisible on white. */
  isTinted?: boolean | undefined;
}

/** One component of the kit: its look, name and code. */
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
