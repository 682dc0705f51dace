import { boundText } from './contract/bounded-text';

/**
 * Parses JSON that somebody else wrote. A `__proto__` key is left out: as an own property it is harmless, but the next
 * code that copies key by key would make it a prototype.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}

/**
 * Parses the JSON of a response, as `parseJson` does. Texts that are too long to render are shortened (`boundText`);
 * a field with such a name is left out.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export function parseResponse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || boundText(key) !== key) return undefined;
    return typeof value === 'string' ? boundText(value) : value;
  });
}
