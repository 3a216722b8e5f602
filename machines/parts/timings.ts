import { codePause } from '../../contract/validation.ts';

/** Business constants, in milliseconds where nothing else is said, each with its section of the specification. */
export const timings = {
  /** Design 9: after this the shell opens as anonymous. */
  bootstrapTimeout: 8_000,
  /** How long the server may take to say who this is, or to end a session. */
  sessionTimeout: 20_000,
  /** Before another code can be sent for. */
  resendCooldown: codePause * 1_000,
  /** How long the server takes a mailed code at least; see server/sign-in/codes.ts. */
  codeLife: 10 * 60_000,
  /** Before a mail that is on its way is asked about, and before it is asked again at last; each pause is twice the one before. */
  deliveryPause: 5_000,
  longestDeliveryPause: 60_000,
  /** Spec 9: a modal fades in so long after it was mounted, and takes so long to close. */
  modalOpenDelay: 50,
  modalCloseDuration: 200,
  /** A way through the browser's history takes a few milliseconds; one that has not ended after this never will. */
  longestJourney: 1_000,
  /** How long it is said that a text was copied. */
  copiedShown: 2_000,
  /** Spec 9: chunk load time-out. */
  chunkTimeout: 120_000,
  /** How long a failed chunk may be looked into before its failure is shown. */
  inspectionTimeout: 5_000,
  /** Spec 9: closed poll of a sign-in pop-up, every second. */
  closedPoll: 1_000,
  /** Design 9: a window that looks closed may just have reported; its message is waited for. */
  closedGrace: 1_500,
  /** As long as the server takes an answer of the provider; see server/sign-in/oauth/transactions.ts. */
  popUpTimeout: 10 * 60_000,
  /** How long a new version may take to be fetched and to begin answering before the page is loaded anew all the same. */
  takeOverTimeout: 20_000,
  /** A minute less than the server takes an answer to its challenge; see server/sign-in/passkeys/challenges.ts. */
  challengeRenewal: 4 * 60_000,
  /** What goes on beside the pages is fetched so long after the first page was rendered. */
  companionPause: 2_000,
  /** A server that did not answer is asked again. */
  offlineRetry: 15_000,
  /** Before a job's stream is opened again, from try to try; the last pause is repeated. */
  streamPauses: [500, 2_000, 5_000, 15_000],
  /** Between two looks at a job that has no stream. */
  crowdedPause: 5_000,
  /** A pause in typing after which what was typed is looked at. */
  typingPause: 350,
  /** A pause in typing after which what was typed is saved. */
  savingPause: 1_000,
  /** Before a recogniser that has rested is asked again. */
  listeningPause: 400,
  /** Clocks that are further apart than before are compared anew. */
  clockTolerance: 30_000,
  /** How long the server may take to say what time it is, while something may have to ring. */
  clockAnswer: 5_000,
  /** A device that sleeps does not count: a timer may ring so late. */
  timerLook: 10_000,
  /** How long a timer is heard. */
  timerRings: 60_000,
  /** How often the server is asked how far a bulk action is. */
  runPoll: 1_000,
} as const;
