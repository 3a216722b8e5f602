// The least that a page with these libraries can weigh: each is used once, as the product uses it, and nothing is shown.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { useSelector } from '@xstate/react';
import ky from 'ky';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { object, string, validate } from 'superstruct';
import { Route, Router } from 'wouter';
import { createActor, fromPromise, setup } from 'xstate';

const answer = object({ text: string() });
const load = fromPromise(async ({ signal }) => validate(await ky.get('/api/session', { signal }).json(), answer));
const machine = setup({ actors: { load } }).createMachine({
  initial: 'loading',
  states: { loading: { invoke: { src: 'load', onDone: 'done', onError: 'done' } }, done: {} },
});
const app = createActor(machine).start();

function Page() {
  return useSelector(app, (snapshot) => snapshot.matches('done')) ? null : undefined;
}

i18n.loadAndActivate({ locale: 'en', messages: {} });
const routes = createElement(Router, null, createElement(Route, { path: '/', component: Page }));
createRoot(document.querySelector('#root')).render(createElement(I18nProvider, { i18n }, routes));
