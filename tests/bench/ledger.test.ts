import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Ledger } from '../../bench/mixed-load/ledger.ts';
import { tempFolder } from '../support/temp-folder.ts';

let ledger: Ledger;
let path: string;

beforeEach(() => {
  path = join(tempFolder({}), 'ledger.jsonl');
  ledger = new Ledger(path);
});

test('an acknowledged write that is not there is lost, as is one that is there as it was before', () => {
  ledger.acknowledge('photo', 'there');
  ledger.compare('photo', null);
  ledger.acknowledge('name', '1');
  ledger.acknowledge('name', '2');
  ledger.compare('name', '1');
  expect(ledger.lost).toEqual(['photo: acknowledged there, found null', 'name: acknowledged 2, found 1']);
});

test.each(['1', '2'])('a write without an answer may have happened or not: %s is right, once', (seen) => {
  ledger.acknowledge('name', '1');
  ledger.begin('name', '2');
  ledger.compare('name', seen);
  expect(ledger.lost).toEqual([]);
  ledger.compare('name', seen === '1' ? '2' : '1');
  expect(ledger.lost).toHaveLength(1);
});

test('a write that was refused must not be there', () => {
  ledger.acknowledge('name', '1');
  ledger.begin('name', '2');
  ledger.refuse('name', '2');
  ledger.compare('name', '2');
  expect(ledger.lost).toEqual(['name: acknowledged 1, found 2']);
});

test('a later acknowledged write settles those before it', () => {
  ledger.begin('name', '1');
  ledger.begin('name', '2');
  ledger.acknowledge('name', '2');
  ledger.compare('name', '1');
  expect(ledger.lost).toHaveLength(1);
});

test('the file has a line for each acknowledged write', () => {
  ledger.begin('name', '1');
  ledger.acknowledge('name', '2');
  const lines = readFileSync(path, 'utf8').trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([{ at: expect.any(Number), key: 'name', value: '2' }]);
  expect(ledger.acknowledged).toBe(1);
});

test('a thing that was forgotten may have any value, and is known again once it was read', () => {
  ledger.acknowledge('title', 'Soup');
  ledger.forget('title');
  expect([ledger.isHeld('title'), ledger.candidates('title')]).toEqual([false, []]);
  ledger.look('title', 'Stew');
  ledger.look('title', 'Soup');
  expect(ledger.lost).toEqual(['title: acknowledged Stew, found Soup']);
});

test('a write of the same value leaves no doubt', () => {
  ledger.acknowledge('thumb', 'up');
  ledger.begin('thumb', 'up');
  expect(ledger.candidates('thumb')).toEqual(['up']);
});
