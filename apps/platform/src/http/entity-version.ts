import { message } from '../messages/message';
import { HttpError } from './http-error';

const ENTITY_TAG = /^(?:W\/)?"(\d{1,9})"$/;

/** The ETag of a version. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/**
 * The version in an If-Match; `undefined` without one and for `*`, which any version matches.
 *
 * @throws HttpError 412 for a tag that this platform gave to nothing.
 */
export function readIfMatch(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = ENTITY_TAG.exec(header.trim())?.[1];
  if (version === undefined) throw changedMeanwhile();
  return Number(version);
}

/** The refusal of a change that lost the race: somebody else has changed the same thing. */
export function changedMeanwhile(): HttpError {
  return new HttpError(412, message('request.changedMeanwhile'));
}
