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

/** A yes-or-no question. */
export interface Question {
  title: ModalText;
  text: ModalText;
  yes: ModalText;
  no: ModalText;
  /** A yes cannot be undone. */
  isDangerous?: boolean;
}

export interface Modals {
  /**
   * Shows a box of `src/pages/boxes.ts`, loaded by `fetchBox`, until it closes or `signal` aborts; resolves with the choice, null
   * for none. Never rejects.
   */
  open: (fetchBox: () => Promise<ModalBox>, signal?: AbortSignal) => Promise<unknown>;
  /** Asks for confirmation; anything but a yes is a no. */
  confirm: (question: Question, signal?: AbortSignal) => Promise<boolean>;
  /** Runs `go`, which navigates, once no closing box has a pending history step: usually at once. */
  leave: (go: () => void) => void;
}

/** What a flow may use of the rest of the app. Read when the flow starts, so that it is current. */
export interface FlowScope {
  api: Api;
  /** Turns a row of the contract's table into an actor. */
  call: Call;
  config: PublicConfig;
  /** The current user, once known. */
  session: () => Promise<Session>;
  /** False until the server has identified the user. */
  isViewerKnown: () => boolean;
  sourcePage: () => string | null;
  /** The previous page; null for the first page of a tab. */
  previousPath: () => string | null;
  /** The e-mail address last typed into a sign-in form, to prefill the next one; '' for none. */
  typedEmail: () => string;
  rememberEmail: (email: string) => void;
  /** Unsent input of the current user in a field. */
  typedText: (field: 'fullName' | 'newEmail' | 'tellUs') => TypedText;
  saveSession: (session: Session) => void;
  /** Looks the session up, which may have ended. */
  refreshSession: () => void;
  /** Asks for confirmation in a box. Never rejects: a question that cannot be shown counts as no. */
  confirm: Modals['confirm'];
  /** Shows a box above the page until it closes. */
  openBox: Modals['open'];
  /** Starts work that continues when the page is left, and ends by itself. */
  beginErrand: <TLogic extends AnyStateMachine>(logic: TLogic, input: InputFrom<TLogic>) => void;
  newId: () => string;
  /** The account's timers; null before the companions are loaded, and when signed out. */
  kitchenTimers: () => ActorRefFrom<typeof kitchenTimersMachine> | null;
  /** The recorder of this tab's flows; loaded on first use. */
  flowRecords: () => Promise<FlowRecorder>;
}

/** Starts a page's flow with its inputs. */
export type OpenFlow = (scope: FlowScope, address: PageAddress) => Chunk | Promise<Chunk>;

/** For a flow that ignores later address changes. */
const ignoreAddress = () => null;

/** The flow of a page: its machine with its actors provided, and its input. */
export const flowOf = <TLogic extends AnyStateMachine>(logic: TLogic, input: InputFrom<TLogic>): Chunk => ({
  flow: { logic, input },
  eventFor: ignoreAddress,
});

/** A page without a flow. */
export const withoutFlow: Chunk = { flow: null, eventFor: ignoreAddress };
