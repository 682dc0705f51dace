import type { Message } from '../messages/message';

export type HttpErrorStatus = 400 | 401 | 402 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503;

interface HttpErrorExtras {
  /** One sentence per problem. Default: the reason. */
  errors?: readonly Message[];
  /** Problems by body field. */
  fields?: Readonly<Record<string, readonly Message[]>>;
  headers?: Readonly<Record<string, string>>;
  /** Minutes of inactivity after which the session ended. */
  inactiveMinutes?: number;
  /** Commits what the call has written so far, such as a counted failure. */
  keepsWrites?: true;
}

/** Ends the call with this status and a message in the caller's language. */
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

export function fieldError(status: 400 | 409, field: string, reason: Message): HttpError {
  return new HttpError(status, reason, { fields: { [field]: [reason] } });
}
