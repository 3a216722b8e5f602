import { expect, test } from 'vitest';
import { kitchenJobsMachine, type KitchenJobsEvent } from '../../../machines/kitchen/kitchen-jobs.machine.ts';
import { onStage } from '../../support/stage.ts';
import { failure } from '../samples.ts';
import { doneJob, listedJob } from './kitchen-jobs.fixture.ts';

const start = () => onStage(kitchenJobsMachine, () => undefined);
type Jobs = Extract<KitchenJobsEvent, { type: 'jobs.told' }>['jobs'];
const tell = ({ actor }: ReturnType<typeof start>, jobs: Jobs) => actor.send({ type: 'jobs.told', jobs });
const noted = ({ calls }: ReturnType<typeof start>) => calls.filter(({ src }) => src === 'seeJobs').map(({ input }) => input);

test('a job that cooked and has ended is announced once', () => {
  const stage = start();
  tell(stage, [listedJob('soup'), listedJob('cake')]);
  tell(stage, [doneJob('soup'), listedJob('cake')]);
  tell(stage, [doneJob('soup'), listedJob('cake', { stage: 'checking' })]);
  expect(stage.ran('announce')).toEqual([{ jobs: [doneJob('soup')] }]);
});

test('what ended before this page was open is news in the list, and announced by nobody', () => {
  const stage = start();
  tell(stage, [doneJob('soup')]);
  expect(stage.ran('announce')).toEqual([]);
});

test('what was seen on another device is announced no more', () => {
  const stage = start();
  tell(stage, [listedJob('soup')]);
  tell(stage, [doneJob('soup', { isSeen: true })]);
  expect(stage.ran('announce')).toEqual([]);
});

test('looking at the list tells the server what was seen, once', async () => {
  const stage = start();
  tell(stage, [listedJob('cake'), doneJob('soup'), doneJob('old', { isSeen: true })]);
  stage.actor.send({ type: 'list.opened' });
  await stage.answer('seeJobs', { count: 1 });
  tell(stage, [listedJob('cake'), doneJob('soup', { isSeen: true })]);
  stage.actor.send({ type: 'list.opened' });
  expect(noted(stage)).toEqual([{ jobs: ['soup'] }]);
});

test('ends that the page shows by itself are seen, those that come meanwhile too', async () => {
  const stage = start();
  stage.actor.send({ type: 'ends.shown', jobs: ['soup'] });
  stage.actor.send({ type: 'ends.shown', jobs: ['cake'] });
  await stage.answer('seeJobs', { count: 2 });
  stage.actor.send({ type: 'ends.shown', jobs: ['stew'] });
  expect(noted(stage).slice(1)).toEqual([{ jobs: ['soup', 'cake'] }, { jobs: ['stew'] }]);
});

test('what is looked at while the server is being told is told with it, and a look at no news tells nothing', async () => {
  const stage = start();
  tell(stage, [doneJob('soup'), doneJob('cake', { isSeen: true })]);
  stage.actor.send({ type: 'ends.shown', jobs: ['stew'] });
  stage.actor.send({ type: 'list.opened' });
  tell(stage, [doneJob('soup', { isSeen: true })]);
  stage.actor.send({ type: 'list.opened' });
  expect(noted(stage)).toEqual([{ jobs: ['stew'] }, { jobs: ['stew', 'soup'] }]);
});

test('what the server did not hear is news still, and told by the next look alone', async () => {
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

test('the list stays where it is once it was looked at, whatever is told later', () => {
  const stage = start();
  expect(stage.actor.getSnapshot().value).toMatchObject({ list: 'untouched' });
  stage.actor.send({ type: 'list.opened' });
  tell(stage, [listedJob('soup')]);
  expect(stage.actor.getSnapshot().value).toMatchObject({ list: 'looked' });
  tell(stage, [doneJob('soup')]);
  expect(stage.actor.getSnapshot()).toMatchObject({ value: { list: 'looked' }, context: { jobs: [doneJob('soup')] } });
});

test('after one job was stopped another can be', async () => {
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

test('stops a job that cooks, after asking, and says when it could not', async () => {
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

test('the browser asks for notifications by a press only, and what it decided elsewhere is read when the list opens', async () => {
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

test.each(permissions)('what the browser says of notifications is what the page shows: %s', async (permission) => {
  const before = start();
  await before.answer('readPermission', permission);
  expect(before.actor.getSnapshot().value).toMatchObject({ notices: permission });
  const asked = start();
  await asked.answer('readPermission', 'askable');
  asked.actor.send({ type: 'notices.requested' });
  await asked.answer('askPermission', permission);
  expect(asked.actor.getSnapshot().value).toMatchObject({ notices: permission });
});

test('a browser that can neither say nor ask has no notifications', async () => {
  const before = start();
  await before.refuse('readPermission', failure('unknown'));
  expect(before.actor.getSnapshot().value).toMatchObject({ notices: 'none' });
  const asked = start();
  await asked.answer('readPermission', 'askable');
  asked.actor.send({ type: 'notices.requested' });
  await asked.refuse('askPermission', failure('unknown'));
  expect(asked.actor.getSnapshot().value).toMatchObject({ notices: 'none' });
});
