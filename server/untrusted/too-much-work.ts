/** Why a thread gave no answer: it took too long, or needed too much memory. */
export class TooMuchWork extends Error {}
