import type { OauthProblem } from '../../../contract/sign-in/oauth.ts';

/** A sign-in by another site that came to nothing, for a reason that the user is told. */
export class Refusal extends Error {
  readonly problem: OauthProblem;

  constructor(problem: OauthProblem, cause?: unknown) {
    super(problem, { cause });
    this.name = 'Refusal';
    this.problem = problem;
  }
}
