import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useId, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { modalMachine } from '../../../../machines/shell/modal.machine.ts';
import { sayText } from '../../../../machines/shell/modal.model.ts';
import styles from './Lightbox.module.css';
import { contentView } from './modal-view.ts';
import { useFocusInside } from './use-focus-inside.ts';

interface LightboxProps {
  modal: ActorRefFrom<typeof modalMachine>;
  order: number;
  /** The top box receives events; those below wait. */
  isTop: boolean;
  onDismiss: (outcome: unknown) => void;
  onPressOutside: () => void;
}

/** One box above the page. Decision 10 explains why it is not a native dialog. */
export function Lightbox({ modal, order, isTop, onDismiss, onPressOutside }: LightboxProps) {
  const { t } = useLingui();
  const box = useSelector(modal, (snapshot) => snapshot.context.box);
  const isOpen = useSelector(modal, (snapshot) => snapshot.matches('open'));
  const dialog = useRef<HTMLDivElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  useFocusInside(dialog, isTop, box.selector);

  const press = (event: PointerEvent) => {
    pressed.current = event.target;
  };
  const click = ({ target, currentTarget }: MouseEvent) => {
    // Selecting text may start inside the box and end here: that must not close it.
    if (target === currentTarget && pressed.current === target) onPressOutside();
  };
  const Content = contentView(box);
  return (
    <div
      className={styles.overlay}
      role="presentation"
      style={{ zIndex: `calc(var(--layer-modal) + ${order})` }}
      data-open={isOpen || undefined}
      data-still={box.disableAnimation || undefined}
      data-theme={box.theme ?? 'light'}
      data-layout={box.layout ?? 'sheet'}
      data-full={box.isFullScreenOnMobile || undefined}
      inert={!isTop}
      onPointerDown={press}
      onClick={click}
    >
      <div ref={dialog} className={styles.box} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1} style={box.styles}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {sayText(box.title)}
          </h2>
          <button className={styles.close} type="button" aria-label={t`Close`} onClick={() => onDismiss(null)}>
            <X />
          </button>
        </div>
        <div className={styles.content}>
          {Content === null ? textOf(box.content) : <Content content={box.content} onClose={onDismiss} />}
        </div>
      </div>
    </div>
  );
}

const textOf = (content: unknown) => (typeof content === 'string' ? content : null);
