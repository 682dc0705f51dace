/** Why a server cannot start, in the one line that is printed. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}
