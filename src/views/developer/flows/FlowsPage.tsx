import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode } from 'react';
import type { flowViewerMachine } from '../../../../machines/developer/flow-viewer.machine.ts';
import { shownActor, stepNear } from '../../../../machines/developer/flow-viewer.model.ts';
import { useApp } from '../../../app/app-context.tsx';
import { flowGraphs } from '../../../dev/drawn-flows.ts';
import type { PageProps } from '../../../pages/page-table.ts';
import { Button } from '../../../ui/Button.tsx';
import { Page } from '../../../ui/Page.tsx';
import { DataTree } from './DataTree.tsx';
import { EventSender } from './EventSender.tsx';
import { FlowChart } from './FlowChart.tsx';
import { FlowControls } from './FlowControls.tsx';
import styles from './FlowsPage.module.css';
import { MachineList } from './MachineList.tsx';
import { StateDetails } from './StateDetails.tsx';
import { StepList } from './StepList.tsx';

/** /dev/flows: every machine as a statechart, and the live actors of other tabs. */
export function FlowsPage({ flow }: PageProps<typeof flowViewerMachine>) {
  const { config } = useApp();
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const isPaused = useSelector(flow, (snapshot) => snapshot.matches('paused'));
  const { target, actors, tabs, unreadable } = context;
  const graph = flowGraphs.find(({ id }) => id === target.machineId);
  const actor = shownActor(context);
  const index = isPaused ? context.index : (actor?.steps.at(-1)?.index ?? 0);
  const step = stepNear(actor, index, 0);
  const before = actor?.steps.find((other) => other.index === index - 1);
  if (graph === undefined) return null;
  return (
    <div className={styles.wide}>
      <Page productName={config.productName} className={styles.main} language="en">
        <div className={styles.side}>
          <h1 className={styles.title}>
            <Trans>Flows</Trans>
          </h1>
          <MachineList graphs={flowGraphs} target={target} actors={actors} />
        </div>
        <section className={styles.middle} aria-labelledby="flow-title">
          <div className={styles.head}>
            <h2 id="flow-title">{graph.id}</h2>
            <div className={styles.exports}>
              <Button variant="Flat" size="Small" onClick={() => flow.send({ type: 'export.requested', what: 'svg' })}>
                <Trans>Save as SVG</Trans>
              </Button>
              <Button variant="Flat" size="Small" onClick={() => flow.send({ type: 'export.requested', what: 'mermaid' })}>
                <Trans>Save as Mermaid</Trans>
              </Button>
            </div>
          </div>
          <p className={styles.description}>{graph.description}</p>
          {actor !== null && (
            <FlowControls
              actor={actor}
              others={actors.filter(({ machineId }) => machineId === graph.id)}
              tabs={tabs}
              step={step}
              isPaused={isPaused}
              onChoose={(key) => flow.send({ type: 'actor.chosen', key })}
              onPause={() => flow.send({ type: 'pause.requested' })}
              onResume={() => flow.send({ type: 'resume.requested' })}
              onMove={(by) => flow.send({ type: 'step.moved', by })}
            />
          )}
          <Suspense
            fallback={
              <p aria-busy="true">
                <Trans>Drawing the statechart…</Trans>
              </p>
            }
          >
            <FlowChart key={graph.id} target={target} step={step} />
          </Suspense>
          {target.stateId !== null && <StateDetails graph={graph} stateId={target.stateId} />}
        </section>
        <div className={styles.aside}>
          {actor === null || step === null ? (
            <p className={styles.nobody}>
              <Trans>
                This flow runs in no other tab.{' '}
                <a href="/" target="_blank" rel="noreferrer">
                  Open the product in one
                </a>
                , and watch it here.
              </Trans>
            </p>
          ) : (
            <>
              <Panel title={<Trans>Sequence</Trans>}>
                <StepList
                  graph={graph}
                  steps={actor.steps}
                  shown={step}
                  onChoose={(chosen) => flow.send({ type: 'step.chosen', index: chosen })}
                />
                <Button variant="Flat" size="Small" onClick={() => flow.send({ type: 'export.requested', what: 'recording' })}>
                  <Trans>Copy flow recording</Trans>
                </Button>
              </Panel>
              <Panel title={<Trans>Send an event</Trans>}>
                <EventSender
                  key={`${actor.key} ${step.states.join(' ')}`}
                  graph={graph}
                  step={step}
                  unreadable={unreadable}
                  isDisabled={isPaused || !actor.isRunning}
                  onSend={(eventType, fields) => flow.send({ type: 'event.submitted', eventType, fields })}
                />
              </Panel>
              <Panel title={<Trans>Last event</Trans>}>
                <DataTree value={step.event} />
              </Panel>
              <Panel title={<Trans>Context</Trans>}>
                <DataTree value={step.context} before={before?.context} />
              </Panel>
            </>
          )}
        </div>
      </Page>
    </div>
  );
}

function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      <h2 className={styles.panelTitle}>{title}</h2>
      {children}
    </section>
  );
}
