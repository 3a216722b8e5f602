import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { AnyActorLogic, ActorRefFrom } from 'xstate';
import type { PagePath } from '../../contract/shell/page-paths.ts';
import type { OpenFlow } from '../composition/flow-scope.ts';

/** The path of an index route, and of a wrapper without its own path. */
export const INDEX = Symbol('INDEX');
export const WRAPPER = Symbol('WRAPPER');

/** A title that its page sets later is skipped. */
export const SET_LATER = 'SET_LATER';

/** Props of a page's view: its flow (null without one) and the nested page. */
export interface PageProps<TFlow extends AnyActorLogic | null = null> {
  flow: TFlow extends AnyActorLogic ? ActorRefFrom<TFlow> : null;
  children: ReactNode;
}

/** A view in the page table; pages.ts checks its flow's type. */
export type PageView = ComponentType<{ flow: never; children: ReactNode }>;

/** A view with its flow. */
export interface PagePart {
  /** Loads the view's chunk. */
  load: () => Promise<PageView>;
  flow?: () => Promise<OpenFlow>;
}

export interface Page {
  /** Unique; also the id of the page's chunk and actor. */
  key: string;
  path: string | readonly string[] | typeof INDEX | typeof WRAPPER;
  title: MessageDescriptor | typeof SET_LATER;
  /** Loads the view's chunk; a page without one only sets the title. */
  load?: () => Promise<PageView>;
  /** Loads the flow that runs while the page is open. */
  flow?: () => Promise<OpenFlow>;
  /** Awaited before anything of the page is loaded: the enclosing page comes first. */
  waitFor?: () => Promise<void>;
  /** Members only: nothing is loaded for a visitor. The enclosing page explains why. */
  isForMembers?: boolean;
  /** On a member page: shown while the session is unknown. Default: a notice that it needs the network. */
  withoutServer?: PagePart | 'itself';
  /** Staff only: nothing is loaded for others, who see a notice. */
  isForStaff?: boolean;
  /** For the account's owner only: impersonating staff see a notice, and nothing starts. */
  isForOwner?: boolean;
  /** Outside production only. Its path is listed in `developerPaths` of contract/shell/page-paths.ts. */
  isForDevelopers?: boolean;
  children?: readonly Page[];
}

type Path<TPath> = TPath extends '/' ? '' : TPath extends string ? TPath : TPath extends readonly (infer TOne)[] ? Path<TOne> : '';

type Joined<TBase extends string, TPath extends string> = TPath extends '' | `/${string}` ? `${TBase}${TPath}` : `${TBase}/${TPath}`;

type PatternsOfPage<TPage extends Page, TBase extends string> = TPage extends { children: infer TChildren extends readonly Page[] }
  ? PatternsOf<TChildren, Joined<TBase, Path<TPage['path']>>>
  : Joined<TBase, Path<TPage['path']>>;

/** The addresses of a page table, as `listRoutes` lists them. The start page's is ''. */
type PatternsOf<TTable extends readonly Page[], TBase extends string = ''> = {
  [Place in keyof TTable]: PatternsOfPage<TTable[Place], TBase>;
}[number];

type Known = Exclude<PagePath, '/'> | '' | '/*';

/** Keeps the page's address in its type. */
export const definePage = <const TPage extends Page>(one: TPage): TPage => one;

/** The same for a list of pages. */
export const pageList = <const TTable extends readonly Page[]>(table: TTable): TTable => table;

/** A table with exactly the addresses of contract/shell/page-paths.ts; otherwise it does not compile. */
export const wholeTable = <const TTable extends readonly Page[]>(
  table: TTable &
    ([Exclude<Known, PatternsOf<TTable>>, Exclude<PatternsOf<TTable>, Known>] extends [never, never]
      ? unknown
      : { missing: Exclude<Known, PatternsOf<TTable>>; unknown: Exclude<PatternsOf<TTable>, Known> }),
): readonly Page[] => table;

/** An address of the site and its pages, outermost first. */
export interface Route {
  pattern: string;
  pages: readonly Page[];
}

const join = (base: string, path: string) =>
  path.startsWith('/') || path === '*' ? `${base}${path === '*' ? '/*' : path}` : `${base}/${path}`;

/** All addresses of the table, in order. A duplicate key logs a console error. */
export function listRoutes(pages: readonly Page[]): readonly Route[] {
  const seen = new Set<string>();
  const walk = (list: readonly Page[], base: string, outer: readonly Page[]): Route[] =>
    list.flatMap((page) => {
      if (seen.has(page.key)) console.error(`The page key "${page.key}" is used twice.`);
      seen.add(page.key);
      const chain = [...outer, page];
      const bases = basesOf(page.path).map((path) => (path === '' ? base : join(base, path)));
      if (page.children === undefined) return bases.map((pattern) => ({ pattern: pattern === '' ? '/' : pattern, pages: chain }));
      return bases.flatMap((inner) => walk(page.children ?? [], inner, chain));
    });
  return walk(pages, '', []);
}

function basesOf(path: Page['path']): readonly string[] {
  if (path === INDEX || path === WRAPPER) return [''];
  const paths = typeof path === 'string' ? [path] : path;
  return paths.map((one) => (one === '/' ? '' : one));
}

/** The deepest title that is not set later; null falls back to the landing page's. */
export function titleOf(pages: readonly Page[]): MessageDescriptor | null {
  const titles = pages.map((page) => page.title).filter((title) => title !== SET_LATER);
  return titles.at(-1) ?? null;
}
