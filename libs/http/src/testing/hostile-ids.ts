/** Identifiers that plain objects have by birth, and ones that look like parts of paths, tags and keys. */
export const HOSTILE_IDS: readonly string[] = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'length',
  'name',
  'LIST',
  'undefined',
  'null',
  '__internal_without_id',
];
