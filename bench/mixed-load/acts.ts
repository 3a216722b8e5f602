import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { personalDataEndpoints } from '../../contract/account/personal-data.ts';
import { dietEndpoints } from '../../contract/kitchen/wishes.ts';
import { arrange } from './collecting.ts';
import { changeCopy, cookCopy, copyAgain, copyWritten, importFile, setTimer, showPhoto, throwAway } from './copies.ts';
import { Cut } from './cut.ts';
import { buy, changeLine, chooseLanguage, saveCooking, savePantry, shareList, typeLine } from './lists.ts';
import { cancel, order, uploadPhoto } from './orders.ts';
import { Person } from './person.ts';
import { tell } from './telling.ts';
import { write, type World } from './world.ts';

const foods = ['onion', 'peanut', 'dairy', 'fish'];

async function saveDiet(person: Person): Promise<void> {
  const id = foods[randomInt(foods.length)] ?? 'onion';
  const body = { wishes: [{ kind: 'without', id }] };
  await write(person.world, person.key('diet'), id, () => person.client.call(dietEndpoints.saveDiet, { body }));
}

async function askDeletion(person: Person): Promise<void> {
  const body = { currentPassword: person.currentPassword };
  const send = () => person.client.call(personalDataEndpoints.requestDeletion, { body });
  await write(person.world, person.key('deletion'), 'asked', send);
}

async function keepAccount(person: Person): Promise<void> {
  const send = () => person.client.call(personalDataEndpoints.cancelDeletion);
  await write(person.world, person.key('deletion'), 'none', send);
}

/** What people do, and how often of a hundred times. */
const acts: readonly [number, (person: Person) => Promise<void>][] = [
  [12, order],
  [4, uploadPhoto],
  [4, (person) => person.saveName()],
  [4, saveDiet],
  [8, copyWritten],
  [3, copyAgain],
  [2, importFile],
  [18, changeCopy],
  [5, cookCopy],
  [6, arrange],
  [3, showPhoto],
  [2, throwAway],
  [2, setTimer],
  [3, typeLine],
  [3, changeLine],
  [3, buy],
  [2, tell],
  [1, shareList],
  [1, savePantry],
  [1, saveCooking],
  [1, chooseLanguage],
  [4, cancel],
  [3, (person) => person.signOut()],
  [2, askDeletion],
  [2, keepAccount],
  [1, (person) => person.changePassword()],
];

function anyAct(): (person: Person) => Promise<void> {
  let left = randomInt(100);
  for (const [share, act] of acts) {
    if (left < share) return act;
    left -= share;
  }
  return order;
}

/** After so many acts a person rests, and somebody new signs up. */
const mostActs = 60;
/** How long a sign-up is waited for before somebody else begins, in milliseconds: a mail that was being sent in a killed process comes later. */
const patience = 2_000;

/** People who use the product at once. They stay as they are while nobody lets them go on. */
export class Crowd {
  readonly world: World;
  readonly people: Person[];
  /** Those who wait for a mail. */
  readonly waiting: Person[] = [];
  readonly resting: Person[] = [];
  /** Between two acts of one person, in milliseconds. */
  readonly #pause: number;

  constructor(world: World, { size, pause }: { size: number; pause: number }) {
    this.world = world;
    this.#pause = pause;
    this.people = Array.from({ length: size }, () => new Person(world));
  }

  async #turn(place: number): Promise<void> {
    const person = this.people[place];
    if (person === undefined) return;
    if (person.phase !== 'complete') {
      const end = performance.now() + patience;
      while (!(await person.signUpStep())) {
        if (performance.now() > end) return this.#replace(place, person, this.waiting);
        await wait(25);
      }
      return;
    }
    await anyAct()(person);
    person.acts += 1;
    if (person.acts >= mostActs) this.#replace(place, person, this.resting);
  }

  #replace(place: number, person: Person, by: Person[]): void {
    by.push(person);
    this.people[place] = new Person(this.world);
  }

  async #live(place: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#turn(place);
      } catch (error) {
        if (!(error instanceof Cut)) throw error;
      }
      await wait(this.#pause);
    }
  }

  /** Lets everybody go on. Resolves, once `signal` aborts and everybody has an answer or knows that none comes. */
  async live(signal: AbortSignal): Promise<void> {
    await Promise.all(this.people.map((_, place) => this.#live(place, signal)));
  }
}
