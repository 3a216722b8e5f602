export { exclusionOf } from '../src/wishes/exclusions.ts';
export { identify, mentionedBesides } from '../src/wishes/identify.ts';
export { breachesOf, factsOf, type Breach, type Evidence, type Identity } from '../src/wishes/prove.ts';
export { prove, type ProvenBody, type Unproven } from '../src/wishes/proven.ts';
export { textsSaidIn } from '../src/wishes/said-texts.ts';
