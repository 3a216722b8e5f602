import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { AnyFixture } from '../fixture.ts';
import { hasTestFile, loadTestFile } from '../flow-modules.ts';
import type { PlannedStep } from '../plan.ts';
import type { Tour } from '../tour.ts';
import type { World } from './browser-world.ts';
import type { Subject } from './flow-log.ts';

/** Whether something is to be seen in a page now. */
export type Sight = (page: Page) => Promise<boolean>;

/** What happens in the world so that the planned event comes to the flow. `ahead` are the labels of the next events. */
export type Move = (step: PlannedStep, ahead: readonly string[]) => Promise<void>;

/** The world of one tour: its moves by the labels or the types of events; a label may be cut before its bracket. */
export type Moves = Readonly<Record<string, Move>>;

/** How a machine is driven in a real browser against the real server. */
export interface BrowserDriver {
  /** What of the flow a rendered view on scripted calls cannot show: "The pop-up is a window of its own." Others need no driver. */
  because: string;
  subject: Subject;
  fixture: AnyFixture;
  /** The product does not record this flow: only what is seen tells where it is. */
  isUnrecorded?: true;
  /** Opens the page for a tour, and returns how its events are made to happen. */
  open: (world: World, tour: Tour) => Promise<Moves>;
  /** By the ids of the innermost states below the machine's own. Those that pass by themselves have a reason instead. */
  states: Readonly<Record<string, Sight | { fleeting: string }>>;
  /** Transitions that do not happen in a browser, and why. */
  without?: Readonly<Record<string, string>>;
  /** Default: everything that the machine takes can happen. */
  isOffered?: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
  /** Labels of events after which the product itself ends the flow. */
  ends?: readonly string[];
}

/** Whether the flow is also driven through a browser. */
export const hasBrowserDriver = (name: string): boolean => hasTestFile(name, 'browser.ts');

const isDriver = (value: unknown): value is BrowserDriver => typeof value === 'object' && value !== null && 'because' in value;

/** The browser driver of a flow; null when it needs none. */
export const loadBrowserDriver = async (name: string): Promise<BrowserDriver | null> =>
  hasBrowserDriver(name) ? loadTestFile(name, 'browser.ts', isDriver) : null;
