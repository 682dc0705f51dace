/** A deviation of a response from the contract. */
export interface DriftProblem {
  /** Dotted, from the root: `data.3.name`. */
  path: string;
  /** Without list indexes: `data.name`. */
  field: string;
  message: string;
}

/** How a call can fail. Plain data, for the store. */
export type ConsoleError =
  /** No response: no connection or timeout. */
  | { kind: 'unreachable'; message: string }
  /** An error response. Lists are empty if the body had none. */
  | {
      kind: 'http';
      status: number;
      message: string[];
      errors: string[];
      fieldErrors: Record<string, string[]>;
      /** Of a 401: the session ended after so many minutes without activity. */
      inactiveMinutes?: number;
      requestId?: string;
    }
  /** A required parameter was missing: nothing was sent. */
  | { kind: 'invalid'; message: string }
  /** The captcha gave no token, so nothing was sent. */
  | { kind: 'captcha'; reason: 'blocked' | 'cancelled' }
  /**
   * There is no session, so nothing was sent; or the session ended before the response, which is dropped.
   */
  | { kind: 'signed-out' }
  /** The response is not JSON or does not fit the contract. */
  | { kind: 'drift'; operation: string; problems: DriftProblem[]; requestId?: string };

export function hasStatus(
  error: ConsoleError | { message?: string | undefined } | undefined,
  status: number,
): boolean {
  return error !== undefined && 'kind' in error && error.kind === 'http' && error.status === status;
}
