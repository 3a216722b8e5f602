import { expectTypeOf } from 'vitest';
import { definePage, SET_LATER, type wholeTable } from '../../src/pages/page-table.ts';

const landing = definePage({ key: 'landing', path: '/', title: SET_LATER });
const odd = definePage({ key: 'odd', path: '/no/such/page', title: SET_LATER });

type Taken<TTable extends readonly [typeof landing, ...(typeof odd)[]]> = Parameters<typeof wholeTable<TTable>>[0];

/* Which tables of pages do not compile. */
expectTypeOf<[typeof landing]>().not.toExtend<Taken<[typeof landing]>>();
expectTypeOf<Taken<[typeof landing, typeof odd]>>().toHaveProperty('missing');
expectTypeOf<Taken<[typeof landing, typeof odd]>['unknown']>().toEqualTypeOf<'/no/such/page'>();
