import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { kitchenTimersMachine } from '../../machines/kitchen/kitchen-timers.machine.ts';
import type { Session } from '../../contract/entities.ts';
import type { PublicConfig } from '../../contract/shell/public-config.ts';
import type { ModalBox, ModalText } from '../../machines/shell/modal.model.ts';
import type { Chunk, PageAddress } from '../../machines/shell/page.machine.ts';
import type { FlowRecorder } from '../recording/flow-recorder.ts';
import type { Api } from '../services/api.ts';
import type { Call } from '../services/call.ts';
import type { TypedText } from '../services/typed-texts.ts';

/** A question that is answered by yes or no. */
export interface Question {
  title: ModalText;
  text: ModalText;
  yes: ModalText;
  no: ModalText;
  /** The yes cannot be taken back. */
  isDangerous?: boolean;
}

export interface Modals {
  /** Shows the box of `src/pages/boxes.ts` that `fetchBox` brings, until it is closed or `signal` aborts; answers what was chosen in it, null when nothing was. Never rejects. */
  open: (fetchBox: () => Promise<ModalBox>, signal?: AbortSignal) => Promise<unknown>;
  /** Asks; anything but a yes is a no. */
  confirm: (question: Question, signal?: AbortSignal) => Promise<boolean>;
  /** Runs `go`, which leads to another page, when no box is on its way out of the history any more: at once, as a rule. */
  leave: (go: () => void) => void;
}

/** What a flow may use of the rest of the app. Read when the flow begins, so that it is never stale. */
export interface FlowScope {
  api: Api;
  /** Turns a row of the contract's table into an actor. */
  call: Call;
  config: PublicConfig;
  /** Who is using the product, once that is known. */
  session: () => Promise<Session>;
  /** False while the server could not say who that is. */
  isViewerKnown: () => boolean;
  sourcePage: () => string | null;
  /** The page before this one; null in a tab that began with it. */
  previousPath: () => string | null;
  /** What was last typed as an e-mail address into a form of the way in, for the next of these forms; '' when nothing was. */
  typedEmail: () => string;
  rememberEmail: (email: string) => void;
  /** What was typed into a field and is not sent yet, by the current user. */
  typedText: (field: 'fullName' | 'newEmail' | 'tellUs') => TypedText;
  saveSession: (session: Session) => void;
  /** Asks the server who this is: something may have ended the session. */
  refreshSession: () => void;
  /** Asks the user, in a box above the page. Never rejects: what cannot be asked is answered by no. */
  confirm: Modals['confirm'];
  /** Shows a box above the page until it is closed. */
  openBox: Modals['open'];
  /** Begins what goes on when the page is left, and ends by itself. */
  beginErrand: <TLogic extends AnyStateMachine>(logic: TLogic, input: InputFrom<TLogic>) => void;
  newId: () => string;
  /** The timers of the account; null until what goes on beside the pages is there, and for nobody. */
  kitchenTimers: () => ActorRefFrom<typeof kitchenTimersMachine> | null;
  /** What records the flows of this tab; fetched when it is first asked for. */
  flowRecords: () => Promise<FlowRecorder>;
}

/** Begins a page's flow, with what it needs. */
export type OpenFlow = (scope: FlowScope, address: PageAddress) => Chunk | Promise<Chunk>;

/** For a flow that its address tells nothing after it began. */
const ignoreAddress = () => null;

/** The flow of a page: its machine with its needs filled, and what it begins with. */
export const flowOf = <TLogic extends AnyStateMachine>(logic: TLogic, input: InputFrom<TLogic>): Chunk => ({
  flow: { logic, input },
  eventFor: ignoreAddress,
});

/** A page without a flow. */
export const withoutFlow: Chunk = { flow: null, eventFor: ignoreAddress };
