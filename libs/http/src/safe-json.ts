/**
 * Parses JSON that somebody else wrote. A `__proto__` key is left out: as an own property it is harmless, but the next
 * code that copies key by key would make it a prototype.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}
