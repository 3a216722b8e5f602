import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Mic from 'lucide-react/icons/mic';
import MicOff from 'lucide-react/icons/mic-off';
import type { ActorRefFrom } from 'xstate';
import type { cookModeMachine } from '../../../../machines/recipes/cook-mode.machine.ts';
import type { handsFreeMachine } from '../../../../machines/recipes/hands-free.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './HandsFree.module.css';

/** Voice control for cooking. */
export function HandsFree({ flow }: { flow: ActorRefFrom<typeof cookModeMachine> }) {
  const voice = useSelector(flow, (snapshot) => snapshot.children.handsFree);
  return voice === undefined ? null : <Voice flow={voice} />;
}

export function Voice({ flow }: { flow: ActorRefFrom<typeof handsFreeMachine> }) {
  const { t } = useLingui();
  const isAsking = useSelector(flow, (snapshot) => snapshot.matches('asking'));
  const isOn = useSelector(flow, (snapshot) => snapshot.matches('on'));
  return (
    <section className={styles.voice} aria-label={t`Hands-free`}>
      {isAsking ? <Asking flow={flow} /> : isOn ? <Listening flow={flow} /> : <Begin flow={flow} />}
    </section>
  );
}

type VoiceProps = { flow: ActorRefFrom<typeof handsFreeMachine> };

function Begin({ flow }: VoiceProps) {
  const isUnavailable = useSelector(flow, (snapshot) => snapshot.matches('unavailable'));
  const isDenied = useSelector(flow, (snapshot) => snapshot.matches('denied'));
  const hasFailed = useSelector(flow, (snapshot) => snapshot.matches('failed'));
  return (
    <>
      {!isUnavailable && (
        <Button variant="Outlined" size="Flat" icon={<Mic />} onClick={() => flow.send({ type: 'listening.requested' })}>
          <Trans>Cook hands-free</Trans>
        </Button>
      )}
      <p role="status" className={styles.note}>
        {isUnavailable && <Trans>This browser cannot turn speech into words. Keys and swipes still turn the steps.</Trans>}
        {isDenied && <Trans>The microphone is not allowed. You can allow it for this site in your browser’s settings.</Trans>}
        {hasFailed && <Trans>Listening did not work. It may need a network. Please try again.</Trans>}
      </p>
    </>
  );
}

/** Shown before the microphone is used. */
function Asking({ flow }: VoiceProps) {
  return (
    <div className={styles.asking}>
      <p>
        <Trans>
          You can turn the steps by voice, and hear them read aloud. Your browser turns what it hears into words, and some browsers send the
          sound to their maker for that. We get the words only in this page, and keep none of them.
        </Trans>
      </p>
      <div className={styles.ways}>
        <Button size="Flat" icon={<Mic />} onClick={() => flow.send({ type: 'listening.agreed' })}>
          <Trans>Start listening</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" onClick={() => flow.send({ type: 'listening.declined' })}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}

function Listening({ flow }: VoiceProps) {
  const isSpeaking = useSelector(flow, (snapshot) => snapshot.matches({ on: 'speaking' }));
  const { heard, command } = useSelector(flow, (snapshot) => snapshot.context);
  return (
    <>
      <p role="status" className={styles.state}>
        {isSpeaking ? <Trans>Reading aloud</Trans> : <Trans>Listening</Trans>}
      </p>
      <p className={styles.note}>
        <Trans>Say “next”, “back”, “repeat”, “start timer”, “stop timer” or “how much flour”.</Trans>
      </p>
      {heard !== null && (
        <p className={styles.note}>
          {command === null ? (
            <Trans>
              I did not understand “<bdi>{heard}</bdi>”.
            </Trans>
          ) : (
            <Trans>
              Heard: “<bdi>{heard}</bdi>”
            </Trans>
          )}
        </p>
      )}
      <Button variant="Outlined" size="Flat" icon={<MicOff />} onClick={() => flow.send({ type: 'listening.stopped' })}>
        <Trans>Stop listening</Trans>
      </Button>
    </>
  );
}
