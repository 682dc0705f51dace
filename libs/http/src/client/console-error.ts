/** Where an answer leaves the contract. */
export interface DriftProblem {
  /** Dotted, from the answer's root: `data.3.name`. */
  path: string;
  /** The declared field that it is about, without positions in lists: `data.name`. */
  field: string;
  message: string;
}

/** Every way in which a call can fail, the same for all operations. Plain data, so that the store can hold it. */
export type ConsoleError =
  /** No answer: refused connection, no network, or nothing within the time-out. `message` is empty when the browser gave none. */
  | { kind: 'unreachable'; message: string }
  /** The platform said no. Lists are empty where the body had none. */
  | {
      kind: 'refused';
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
   * The call needs a session and there is none: nothing was sent. A screen on its way out asks like this. Or its session
   * was over before the answer came, which is dropped then.
   */
  | { kind: 'signed-out' }
  /** The answer was no JSON, or not what the contract promises. */
  | { kind: 'drift'; operation: string; problems: DriftProblem[]; requestId?: string };
