import { message } from '../messages/message';
import { HttpError } from './http-error';

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

/** 412: somebody else has changed the resource. */
export function changedMeanwhile(): HttpError {
  return new HttpError(412, message('request.changedMeanwhile'));
}
