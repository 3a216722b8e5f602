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

/** What a page has begun and goes on without it. */
export type Errand = ActorRef<Snapshot<unknown>, EventObject>;

export interface AppInput {
  newGuid: () => string;
}

export interface AppContext extends AppInput {
  /** The open pages, outermost first. */
  pages: readonly OpenPage[];
  errands: readonly Errand[];
  /** Pages that wait behind the way in, with all that was typed into them: their user's session has ended. */
  parked: { pages: readonly OpenPage[]; userGuid: string } | null;
  /** Whose account is used; its guid is null for a visitor. Null until the session was known once. */
  user: { guid: string | null } | null;
  /** The boxes above the pages; null until the first one was asked for. */
  modals: ModalsActor | null;
  /** What changes the language of the pages; null until the first page is there. */
  language: LanguageActor | null;
  companions: Companions | null;
  currentPath: string | null;
  previousPath: string | null;
  /** Where the user came from when the way in was opened; the place to come back to. */
  sourcePage: string | null;
}

/** What changes the language has been fetched. */
export interface LanguageArrived {
  type: 'language.arrived';
  logic: typeof languageMachine;
  input: LanguageInput;
}

/** Work that a page has begun and that goes on when the page is left. It ends by itself, and its failures are its own. */
export interface ErrandBegun {
  type: 'errand.begun';
  logic: AnyStateMachine;
  input: unknown;
}

export type AppEvent =
  | ErrandBegun
  | SessionSettled
  /** The server could not say who is here, and has never said it. */
  | { type: 'session.unanswered' }
  /** The user wished it, and the server has ended the session. */
  | { type: 'signOut.done' }
  | LocationChanged
  /** Spec 2: to a path, or back by a number of steps. */
  | { type: 'navigation.requested'; to: string | number }
  /** A box is to be shown above the page. */
  | { type: 'modal.requested'; box: ModalBox }
  /** What shows boxes has been fetched. */
  | { type: 'modals.arrived'; logic: typeof modalsMachine }
  | LanguageArrived
  /** What goes on beside the pages has been fetched; `build` is what this tab runs. */
  | { type: 'companions.arrived'; logic: CompanionLogic; build: string };
