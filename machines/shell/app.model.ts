import type { ActorRef, ActorRefFrom, AnyStateMachine, EventObject, Snapshot } from 'xstate';
import type { CompanionLogic, Companions } from './companions.ts';
import type { languageMachine, LanguageInput } from './language.machine.ts';
import type { ModalBox } from './modal.model.ts';
import type { modalsMachine } from './modals.machine.ts';
import type { pageMachine } from './page.machine.ts';
import type { LocationChanged } from './place.ts';
import type { SessionSettled } from './session.machine.ts';

type PageActor = ActorRefFrom<typeof pageMachine>;

export interface OpenPage {
  key: string;
  chunkId: string;
  actor: PageActor;
}

export type LanguageActor = ActorRefFrom<typeof languageMachine>;
export type ModalsActor = ActorRefFrom<typeof modalsMachine>;

/** Background work started by a page. */
export type Errand = ActorRef<Snapshot<unknown>, EventObject>;

export interface AppInput {
  newGuid: () => string;
}

export interface AppContext extends AppInput {
  /** The open pages, outermost first. */
  pages: readonly OpenPage[];
  errands: readonly Errand[];
  /** Pages parked behind the sign-in with their input, because their user's session ended. */
  parked: { pages: readonly OpenPage[]; userGuid: string } | null;
  /** The current account; its guid is null for a visitor. Null before the session was first known. */
  user: { guid: string | null } | null;
  /** The stack of boxes; null until one is requested. */
  modals: ModalsActor | null;
  /** The language actor; null until the first page is shown. */
  language: LanguageActor | null;
  companions: Companions | null;
  currentPath: string | null;
  previousPath: string | null;
  /** The page from which the sign-in was opened; the user returns there. */
  sourcePage: string | null;
}

/** The language actor is loaded. */
export interface LanguageArrived {
  type: 'language.arrived';
  logic: typeof languageMachine;
  input: LanguageInput;
}

/** Background work started by a page, which continues when the page is left. It ends by itself and handles its own errors. */
export interface ErrandBegun {
  type: 'errand.begun';
  logic: AnyStateMachine;
  input: unknown;
}

export type AppEvent =
  | ErrandBegun
  | SessionSettled
  /** The session could not be loaded, and was never known. */
  | { type: 'session.unanswered' }
  /** The user signed out, confirmed by the server. */
  | { type: 'signOut.done' }
  | LocationChanged
  /** Navigates to a path, or back by a number of steps. */
  | { type: 'navigation.requested'; to: string | number }
  /** Requests a box. */
  | { type: 'modal.requested'; box: ModalBox }
  /** The stack of boxes is loaded. */
  | { type: 'modals.arrived'; logic: typeof modalsMachine }
  | LanguageArrived
  /** The companions are loaded; `build` is this tab's build. */
  | { type: 'companions.arrived'; logic: CompanionLogic; build: string };
