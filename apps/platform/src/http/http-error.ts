import type { Message } from '../messages/message';

export type HttpErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

interface HttpErrorExtras {
  /** One sentence per problem; without them the message stands alone. */
  errors?: readonly Message[];
  /** What is wrong by body field, for a form. */
  fields?: Readonly<Record<string, readonly Message[]>>;
  headers?: Readonly<Record<string, string>>;
  /** The session ended after so many minutes without activity. */
  inactiveMinutes?: number;
  /** What the call has written so far stays, though it is refused: a wrong guess that was counted. */
  keepsWrites?: true;
}

/** Thrown anywhere below a route: the call ends with this status, said in the caller's language. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: HttpErrorStatus,
    readonly reason: Message,
    readonly extras: HttpErrorExtras = {},
  ) {
    super(reason.key);
  }
}

/** The refusal of one field of a body, said beside it and as a whole. */
export function fieldError(status: 400 | 409, field: string, reason: Message): HttpError {
  return new HttpError(status, reason, { fields: { [field]: [reason] } });
}
