import { expect, test } from 'vitest';
import { kitchenJobsMachine, type KitchenJobsEvent } from '../../../machines/kitchen/kitchen-jobs.machine.ts';
import { newsOf } from '../../../machines/kitchen/kitchen-jobs.model.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { doneJob, listedJob } from './kitchen-jobs.fixture.ts';

const start = () => onStage(kitchenJobsMachine, () => undefined);
type Jobs = Extract<KitchenJobsEvent, { type: 'jobs.told' }>['jobs'];
const tell = ({ actor }: ReturnType<typeof start>, jobs: Jobs) => actor.send({ type: 'jobs.told', jobs });
const noted = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'seeJobs').map(({ input }) => input);

test('a running job that has ended is announced once', () => {
  const stage = start();
  tell(stage, [listedJob('soup'), listedJob('cake')]);
  tell(stage, [doneJob('soup'), listedJob('cake')]);
  tell(stage, [doneJob('soup'), listedJob('cake', { stage: 'checking' })]);
  expect(stage.ran('announce')).toEqual([{ jobs: [doneJob('soup')] }]);
});

test('jobs that ended before the page opened are listed as new, without announcement', () => {
  const stage = start();
  tell(stage, [doneJob('soup')]);
  expect(stage.ran('announce')).toEqual([]);
});

test('jobs seen on another device are not announced', () => {
  const stage = start();
  tell(stage, [listedJob('soup')]);
  tell(stage, [doneJob('soup', { isSeen: true })]);
  expect(stage.ran('announce')).toEqual([]);
});

test('opening the list marks jobs as seen on the server, once', async () => {
  const stage = start();
  tell(stage, [listedJob('cake'), doneJob('soup'), doneJob('old', { isSeen: true })]);
  stage.actor.send({ type: 'list.opened' });
  await stage.answer('seeJobs', { count: 1 });
  tell(stage, [listedJob('cake'), doneJob('soup', { isSeen: true })]);
  stage.actor.send({ type: 'list.opened' });
  expect(noted(stage)).toEqual([{ jobs: ['soup'] }]);
});

test('ends shown by the page count as seen, also later ones', async () => {
  const stage = start();
  stage.actor.send({ type: 'ends.shown', jobs: ['soup'] });
  stage.actor.send({ type: 'ends.shown', jobs: ['cake'] });
  await stage.answer('seeJobs', { count: 2 });
  stage.actor.send({ type: 'ends.shown', jobs: ['stew'] });
  expect(noted(stage).slice(1)).toEqual([{ jobs: ['soup', 'cake'] }, { jobs: ['stew'] }]);
});

test('jobs seen during a pending call are sent with it, and nothing new sends nothing', async () => {
  const stage = start();
  tell(stage, [doneJob('soup'), doneJob('cake', { isSeen: true })]);
  stage.actor.send({ type: 'ends.shown', jobs: ['stew'] });
  stage.actor.send({ type: 'list.opened' });
  tell(stage, [doneJob('soup', { isSeen: true })]);
  stage.actor.send({ type: 'list.opened' });
  expect(noted(stage)).toEqual([{ jobs: ['stew'] }, { jobs: ['stew', 'soup'] }]);
});

test('a failed mark stays new, and is sent when the list is opened again', async () => {
  const stage = start();
  tell(stage, [doneJob('soup')]);
  stage.actor.send({ type: 'list.opened' });
  await stage.refuse('seeJobs', failure('unknown'));
  expect(stage.actor.getSnapshot().value).toMatchObject({ ends: 'noted' });
  stage.actor.send({ type: 'ends.shown', jobs: ['cake'] });
  await stage.answer('seeJobs', { count: 1 });
  expect(stage.actor.getSnapshot().value).toMatchObject({ ends: 'noted' });
  stage.actor.send({ type: 'list.opened' });
  expect(noted(stage)).toEqual([{ jobs: ['soup'] }, { jobs: ['cake'] }, { jobs: ['soup'] }]);
});

test('the seen list stays as it is during later updates', () => {
  const stage = start();
  expect(stage.actor.getSnapshot().value).toMatchObject({ list: 'untouched' });
  stage.actor.send({ type: 'list.opened' });
  tell(stage, [listedJob('soup')]);
  expect(stage.actor.getSnapshot().value).toMatchObject({ list: 'looked' });
  tell(stage, [doneJob('soup')]);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { list: 'looked' }, context: { jobs: [doneJob('soup')] } });
});

test('after stopping one job another can be stopped', async () => {
  const stage = start();
  tell(stage, [listedJob('cake'), listedJob('soup')]);
  for (const guid of ['cake', 'soup']) {
    stage.actor.send({ type: 'cancel.requested', guid });
    await stage.answer('confirm', true);
    expect(stage.call('cancelJob').input).toMatchObject({ jobGuid: guid });
    await stage.answer('cancelJob');
    expect(stage.actor.getSnapshot().value).toMatchObject({ stopping: 'idle' });
  }
  expect(stage.ran('reportError')).toEqual([]);
});

test('stops a running job after a confirmation, and reports a failure', async () => {
  const stage = start();
  tell(stage, [listedJob('cake'), doneJob('soup')]);
  stage.actor.send({ type: 'cancel.requested', guid: 'soup' });
  expect(stage.calls.some(({ src }) => src === 'confirm')).toBe(false);
  stage.actor.send({ type: 'cancel.requested', guid: 'cake' });
  await stage.answer('confirm', false);
  expect(stage.calls.some(({ src }) => src === 'cancelJob')).toBe(false);
  stage.actor.send({ type: 'cancel.requested', guid: 'cake' });
  await stage.answer('confirm', true);
  expect(stage.call('cancelJob').input).toEqual({ companyUri: 'adas-kitchen', jobGuid: 'cake' });
  await stage.refuse('cancelJob', failure('unknown'));
  expect([stage.ran('reportError').length, stage.actor.getSnapshot().matches({ stopping: 'idle' })]).toEqual([1, true]);
});

test('asks for the notification permission only on a press, and rereads it when the list opens', async () => {
  const stage = start();
  await stage.answer('readPermission', 'askable');
  expect(stage.calls.some(({ src }) => src === 'askPermission')).toBe(false);
  stage.actor.send({ type: 'list.opened' });
  expect(stage.calls.filter(({ src }) => src === 'readPermission')).toHaveLength(2);
  await stage.answer('readPermission', 'askable');
  stage.actor.send({ type: 'notices.requested' });
  await stage.answer('askPermission', 'refused');
  expect(stage.actor.getSnapshot().value).toMatchObject({ notices: 'refused' });
  stage.actor.send({ type: 'notices.requested' });
  expect(stage.calls.filter(({ src }) => src === 'askPermission')).toHaveLength(1);
});

const permissions = ['askable', 'allowed', 'refused', 'none'] as const;

test.each(permissions)('shows the browser’s notification permission: %s', async (permission) => {
  const before = start();
  await before.answer('readPermission', permission);
  expect(before.actor.getSnapshot().value).toMatchObject({ notices: permission });
  const asked = start();
  await asked.answer('readPermission', 'askable');
  asked.actor.send({ type: 'notices.requested' });
  await asked.answer('askPermission', permission);
  expect(asked.actor.getSnapshot().value).toMatchObject({ notices: permission });
});

test('an old browser has no notifications', async () => {
  const before = start();
  await before.refuse('readPermission', failure('unknown'));
  expect(before.actor.getSnapshot().value).toMatchObject({ notices: 'none' });
  const asked = start();
  await asked.answer('readPermission', 'askable');
  asked.actor.send({ type: 'notices.requested' });
  await asked.refuse('askPermission', failure('unknown'));
  expect(asked.actor.getSnapshot().value).toMatchObject({ notices: 'none' });
});

test('a job whose end was watched is no news, even before the server has noted it', async () => {
  const stage = start();
  // The cook was so fast that the job was never listed as running: the page is asked whether it shows the end.
  tell(stage, [doneJob('soup'), doneJob('cake')]);
  expect(stage.ran('lookAround')).toEqual([{ jobs: [doneJob('soup'), doneJob('cake')] }]);
  stage.actor.send({ type: 'ends.shown', jobs: ['soup'] });
  const news = () => newsOf(stage.actor.getSnapshot().context).map(({ guid }) => guid);
  expect(news()).toEqual(['cake']);
  await stage.refuse('seeJobs', failure('unknown'));
  tell(stage, [doneJob('soup'), doneJob('cake')]);
  expect(news()).toEqual(['cake']);
  // Opening the recipe shows its end, too.
  stage.actor.send({ type: 'page.opened' });
  expect(stage.ran('lookAround').at(-1)).toEqual({ jobs: [doneJob('cake')] });
});
