import { createLog } from './log';

/** Why a server cannot start, as the one line that its operator sees. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Ends the process with status 1: a StartProblem as one line on standard error, anything else in the log of `server`. */
export function failStart(server: string, error: unknown): never {
  if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`);
  else createLog(server, 'fatal').fatal({ err: error }, 'the start failed');
  process.exit(1);
}
