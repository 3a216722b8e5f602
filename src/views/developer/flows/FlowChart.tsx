import { Trans, useLingui } from '@lingui/react/macro';
import { use, useEffect, useRef, type RefObject } from 'react';
import type { FlowStep, FlowTarget } from '../../../../machines/developer/flow-viewer.model.ts';
import { hashOf } from '../../../dev/flow-address.ts';
import { drawnFlow } from '../../../dev/drawn-flows.ts';
import { drawFlow } from '../../../dev/flow-drawing.ts';
import styles from './FlowChart.module.css';
import { SvgDrawing } from './SvgDrawing.tsx';

interface FlowChartProps {
  target: FlowTarget;
  /** The step whose states are highlighted; null while nothing runs. */
  step: FlowStep | null;
}

/** Scrolls the innermost active state, or the one in the address, into view. */
function useInView(frame: RefObject<HTMLDivElement | null>, stateId: string | null) {
  useEffect(() => {
    const view = frame.current;
    const box = stateId === null ? null : view?.querySelector(`[data-state="${stateId}"]`);
    if (view === null || box === null || box === undefined) return;
    const [outer, inner] = [view.getBoundingClientRect(), box.getBoundingClientRect()];
    const isVisible = inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    if (isVisible) return;
    view.scrollBy({
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
    });
  }, [frame, stateId]);
}

/** The statechart of one machine. Each state links to itself. Suspends during the layout. */
export function FlowChart({ target, step }: FlowChartProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useInView(frame, target.stateId ?? step?.states.at(-1) ?? null);
  const machineId = target.machineId;
  const drawn = drawnFlow(machineId);
  const layout = drawn instanceof Promise ? use(drawn) : drawn;
  if (layout === null) return null;
  const drawing = drawFlow(layout, {
    active: new Set(step?.states.filter((id) => id !== machineId)),
    taken: new Set(step?.taken),
    selected: target.stateId,
    hrefOf: (stateId) => hashOf({ machineId, stateId }),
  });
  return (
    <div className={styles.chart}>
      <label className={styles.fit}>
        <input type="checkbox" />
        <Trans>Fit into the window</Trans>
      </label>
      <div ref={frame} className={styles.frame} role="region" aria-label={t`Statechart of ${machineId}`}>
        <SvgDrawing drawing={drawing} />
      </div>
    </div>
  );
}
