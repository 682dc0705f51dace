/** Why the platform cannot start, as the one line that its operator is shown. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
