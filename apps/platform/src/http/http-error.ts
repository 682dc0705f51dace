import { type Message, message } from '../messages/message';

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

export function fieldError(
  status: 400 | 401 | 409,
  field: string,
  reason: Message,
  extras: Pick<HttpErrorExtras, 'keepsWrites'> = {},
): HttpError {
  return new HttpError(status, reason, { ...extras, fields: { [field]: [reason] } });
}

/** 429 for an hour. */
export function tooManyRequests(reason: Message): HttpError {
  return new HttpError(429, reason, { headers: { 'Retry-After': '3600' } });
}

const ENTITY_TAG = /^(?:W\/)?"(\d{1,9})"$/;

export function entityTag(version: number): string {
  return `"${version}"`;
}

/** The version in an If-Match; undefined for `*` and without one. @throws HttpError 412 for any other tag. */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = ENTITY_TAG.exec(header.trim())?.[1];
  if (version === undefined) throw changedMeanwhile();
  return Number(version);
}

/** 412: the resource has changed since. */
export function changedMeanwhile(): HttpError {
  return new HttpError(412, message('request.changedMeanwhile'));
}

/** Does nothing for an unconditional change, whose known version is undefined. @throws HttpError 412 for another version */
export function requireVersion(known: number | undefined, current: number): void {
  if (known !== undefined && known !== current) throw changedMeanwhile();
}
