import { hashOptions } from '../../../server/sign-in/passwords.ts';

// A password of production costs a fiftieth of a second on purpose; tests hash thousands. passwords.test.ts looks at the real cost.
Object.assign(hashOptions, { memoryCost: 64, timeCost: 1 });
