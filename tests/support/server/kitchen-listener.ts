import { createParser } from 'eventsource-parser';
import type { AddressInfo } from 'node:net';
import { kitchenNewsPath } from '../../../contract/kitchen/kitchen-news.ts';
import type { TestApp } from './app.ts';

/** A device that listens to the news of a kitchen, over a real connection. */
export interface KitchenListener {
  open: () => Promise<void>;
  /** Waits for an event of this name whose data is as meant: the newest of those that were told, or one to come. */
  until: (name: string, isMeant: (data: unknown) => boolean) => Promise<unknown>;
  /** Waits until the server ends the stream. */
  ended: () => Promise<void>;
  close: () => Promise<void>;
}

export function kitchenListener({ app }: TestApp, headers: { cookie?: string }): KitchenListener {
  const left = new AbortController();
  const told: { name: string; data: unknown }[] = [];
  let awake = () => {};
  const news = () =>
    new Promise<void>((resolve) => {
      awake = resolve;
    });
  let reading = Promise.resolve();
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      told.push({ name: event, data: JSON.parse(data) as unknown });
      awake();
    },
  });
  return {
    async open() {
      const { port } = app.server.address() as AddressInfo;
      const response = await fetch(`http://127.0.0.1:${port}${kitchenNewsPath}`, { headers, signal: left.signal });
      const read = async () => {
        for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(part);
      };
      reading = read().catch(() => undefined);
    },
    async until(name, isMeant) {
      for (;;) {
        const newest = told.findLast((one) => one.name === name);
        if (newest !== undefined && isMeant(newest.data)) return newest.data;
        await news();
      }
    },
    ended: () => reading,
    async close() {
      left.abort();
      await reading;
    },
  };
}
