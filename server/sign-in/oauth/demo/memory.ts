import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Keeps what the demo provider must know between two requests, until it expires. */
export function createMemoryAdapter(): AdapterFactory {
  const all = new Map<string, Kept>();

  const sweep = () => {
    for (const [key, { expiresAt }] of all) if (expiresAt <= Date.now()) all.delete(key);
  };
  const findBy = (model: string, isMeant: (payload: AdapterPayload) => boolean) => {
    sweep();
    return Promise.resolve([...all].find(([key, { payload }]) => key.startsWith(`${model}:`) && isMeant(payload))?.[1].payload);
  };

  return (model): Adapter => ({
    upsert: (id, payload, expiresIn) => {
      sweep();
      all.set(`${model}:${id}`, { payload, expiresAt: Date.now() + (expiresIn ?? 60) * 1_000 });
      return Promise.resolve();
    },
    find: (id) => {
      sweep();
      return Promise.resolve(all.get(`${model}:${id}`)?.payload);
    },
    findByUserCode: (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    findByUid: (uid) => findBy(model, (payload) => payload.uid === uid),
    consume: (id) => {
      const kept = all.get(`${model}:${id}`);
      if (kept) kept.payload.consumed = Math.floor(Date.now() / 1_000);
      return Promise.resolve();
    },
    destroy: (id) => {
      all.delete(`${model}:${id}`);
      return Promise.resolve();
    },
    revokeByGrantId: (grantId) => {
      for (const [key, { payload }] of all) if (payload.grantId === grantId) all.delete(key);
      return Promise.resolve();
    },
  });
}
