/** Why a server cannot start, as the one line that its operator sees. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
