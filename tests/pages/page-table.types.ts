import { definePage, SET_LATER, wholeTable } from '../../src/pages/page-table.ts';

const landing = definePage({ key: 'landing', path: '/', title: SET_LATER });

/* What the table of pages must not take: checked by the compiler alone. */
export const refusedTables = [
  // @ts-expect-error Other addresses have no page.
  () => wholeTable([landing]),
  // @ts-expect-error The server answers with 404 at this address.
  () => wholeTable([landing, definePage({ key: 'odd', path: '/no/such/page', title: SET_LATER })]),
];
