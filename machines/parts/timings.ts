import { codePause } from '../../contract/validation.ts';

/** Business constants, in milliseconds unless noted. */
export const timings = {
  /** After this time the shell opens as anonymous: a slow session call must not block visitors. */
  bootstrapTimeout: 8_000,
  /** Time limit for loading or ending a session. */
  sessionTimeout: 20_000,
  /** Delay before another code can be requested. */
  resendCooldown: codePause * 1_000,
  /** Minimum validity of a mailed code on the server; see server/sign-in/codes.ts. */
  codeLife: 10 * 60_000,
  /** First and last delay before polling the delivery of a mail; each delay is twice the previous one. */
  deliveryPause: 5_000,
  longestDeliveryPause: 60_000,
  /** Duration of the fade-in of a modal after mounting, and of its closing. */
  modalOpenDelay: 50,
  modalCloseDuration: 200,
  /** A history navigation takes a few milliseconds; after this time it is taken as failed. */
  longestJourney: 1_000,
  /** How long the "copied" message is shown. */
  copiedShown: 2_000,
  /** Time limit for loading a chunk. */
  chunkTimeout: 120_000,
  /** Time limit for diagnosing a failed chunk before its failure is shown. */
  inspectionTimeout: 5_000,
  /** Interval for checking whether a sign-in pop-up was closed. */
  closedPoll: 1_000,
  /** A pop-up that looks closed may have just reported a result; wait this long for its message. */
  closedGrace: 1_500,
  /** How long the server accepts an answer of the provider; see server/sign-in/oauth/transactions.ts. */
  popUpTimeout: 10 * 60_000,
  /** Time limit for fetching and activating a new version; after it the page reloads anyway. */
  takeOverTimeout: 20_000,
  /** A minute less than the server accepts an answer to its challenge; see server/sign-in/passkeys/challenges.ts. */
  challengeRenewal: 4 * 60_000,
  /** Delay between the first rendered page and loading the companions. */
  companionPause: 2_000,
  /** Delay before the activity page looks again. */
  activityLook: 5_000,
  /** Delay before retrying a server that did not answer. */
  offlineRetry: 15_000,
  /** Delays before reopening a job's stream; the last one is repeated. */
  streamPauses: [500, 2_000, 5_000, 15_000],
  /** Time limit for a connection to the message server, and how long the event stream waits for it to open. */
  messageOpening: 8_000,
  messagePatience: 3_000,
  /** Delays before the message server is tried again, half as long to half as long again; the last one is repeated. */
  messagePauses: [4_000, 15_000, 30_000, 60_000],
  /** Longest delay before the server is asked for news that no message told. */
  messageLook: 60_000,
  /** A connection is replaced before its token ends. Tokens are valid for another ten minutes when they are given: see server/messages/nats-keys.ts. */
  tokenRenewal: 8 * 60_000,
  /** Polling interval of a job without a stream. */
  crowdedPause: 5_000,
  /** How long a shopping list is left alone before ticked lines move. */
  listQuiet: 20_000,
  /** Debounce before typed text is checked. */
  typingPause: 350,
  /** Debounce before typed text is saved. */
  savingPause: 1_000,
  /** Delay before restarting an idle speech recogniser. */
  listeningPause: 400,
  /** Clock drift that triggers a new comparison. */
  clockTolerance: 30_000,
  /** Time limit for the server's time request while a timer may have to ring. */
  clockAnswer: 5_000,
  /** Delays pause while a device sleeps: the longest a timer may ring late. */
  timerLook: 10_000,
  /** How long an alarm sounds. */
  timerRings: 60_000,
  /** Polling interval of a bulk action. */
  runPoll: 1_000,
} as const;
