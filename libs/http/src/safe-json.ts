import { boundText } from './contract/bounded-text';

/**
 * Parses untrusted JSON without `__proto__` keys.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}

/**
 * Parses the JSON of a response like `parseJson`, with texts shortened by `boundText`.
 *
 * @throws SyntaxError where the text is no JSON.
 */
export function parseResponse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    if (key === '__proto__' || boundText(key) !== key) return undefined;
    return typeof value === 'string' ? boundText(value) : value;
  });
}
