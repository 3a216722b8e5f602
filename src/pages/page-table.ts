import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { AnyActorLogic, ActorRefFrom } from 'xstate';
import type { PagePath } from '../../contract/shell/page-paths.ts';
import type { OpenFlow } from '../composition/flow-scope.ts';

/** Spec 2: the path of an index route, and of a wrapper that has no path of its own. */
export const INDEX = Symbol('INDEX');
export const WRAPPER = Symbol('WRAPPER');

/** Spec 2: a title that its page sets later is skipped. */
export const SET_LATER = 'SET_LATER';

/** What a page's view gets: its running flow (null for a page without one) and the page inside it. */
export interface PageProps<TFlow extends AnyActorLogic | null = null> {
  flow: TFlow extends AnyActorLogic ? ActorRefFrom<TFlow> : null;
  children: ReactNode;
}

/** A view as the page table knows it; its flow's type is checked where the two are paired, in pages.ts. */
export type PageView = ComponentType<{ flow: never; children: ReactNode }>;

/** A view with its flow. */
export interface PagePart {
  /** Fetches the view's chunk. */
  load: () => Promise<PageView>;
  flow?: () => Promise<OpenFlow>;
}

export interface Page {
  /** Unique; also the id of the page's chunk and actor. */
  key: string;
  path: string | readonly string[] | typeof INDEX | typeof WRAPPER;
  title: MessageDescriptor | typeof SET_LATER;
  /** Fetches the view's chunk; a page without one only gives its title. */
  load?: () => Promise<PageView>;
  /** Fetches the flow that runs as long as the page is open. */
  flow?: () => Promise<OpenFlow>;
  /** What must have happened before anything of it is fetched: the page around it is to be there first. */
  waitFor?: () => Promise<void>;
  /** Only members may begin the flow: for a visitor nothing of it is fetched. The page around it says why. */
  isForMembers?: boolean;
  /** Of a member's page: what stands there while the server cannot say who is here. By default that it needs the network. */
  withoutServer?: PagePart | 'itself';
  /** For staff alone: for anybody else nothing of it is fetched, and it is said so. */
  isForStaff?: boolean;
  /** For the owner of the account alone: staff in the owner's place begin nothing of it, and are told so. */
  isForOwner?: boolean;
  /** There outside production only. Its path stands in `developerPaths` of contract/shell/page-paths.ts. */
  isForDevelopers?: boolean;
  children?: readonly Page[];
}

type Path<TPath> = TPath extends '/' ? '' : TPath extends string ? TPath : TPath extends readonly (infer TOne)[] ? Path<TOne> : '';

type Joined<TBase extends string, TPath extends string> = TPath extends '' | `/${string}` ? `${TBase}${TPath}` : `${TBase}/${TPath}`;

type PatternsOfPage<TPage extends Page, TBase extends string> = TPage extends { children: infer TChildren extends readonly Page[] }
  ? PatternsOf<TChildren, Joined<TBase, Path<TPage['path']>>>
  : Joined<TBase, Path<TPage['path']>>;

/** The addresses of a table of pages, as `listRoutes` lists them. That of the start page is ''. */
type PatternsOf<TTable extends readonly Page[], TBase extends string = ''> = {
  [Place in keyof TTable]: PatternsOfPage<TTable[Place], TBase>;
}[number];

type Known = Exclude<PagePath, '/'> | '' | '/*';

/** Keeps the page's address in its type. */
export const definePage = <const TPage extends Page>(one: TPage): TPage => one;

/** The same for a list of pages. */
export const pageList = <const TTable extends readonly Page[]>(table: TTable): TTable => table;

/** A table with a page for each address of contract/shell/page-paths.ts, and no other; else it does not compile. */
export const wholeTable = <const TTable extends readonly Page[]>(
  table: TTable &
    ([Exclude<Known, PatternsOf<TTable>>, Exclude<PatternsOf<TTable>, Known>] extends [never, never]
      ? unknown
      : { missing: Exclude<Known, PatternsOf<TTable>>; unknown: Exclude<PatternsOf<TTable>, Known> }),
): readonly Page[] => table;

/** One full address of the site and the pages that it shows, outermost first. */
export interface Route {
  pattern: string;
  pages: readonly Page[];
}

const join = (base: string, path: string) =>
  path.startsWith('/') || path === '*' ? `${base}${path === '*' ? '/*' : path}` : `${base}/${path}`;

/** Every address of the table, in the order of the table. A duplicate key logs a console error (spec 2). */
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

/** The deepest title that is not set later; null falls back to the landing page's. Spec 2. */
export function titleOf(pages: readonly Page[]): MessageDescriptor | null {
  const titles = pages.map((page) => page.title).filter((title) => title !== SET_LATER);
  return titles.at(-1) ?? null;
}
