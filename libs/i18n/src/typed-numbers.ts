const SEPARATORS = /[.,]/g;

/** The sign before decimals: `.` or `,`. */
export function decimalSign(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/**
 * Converts a typed number to the notation of JavaScript: in Vietnamese `1.500,5` is `1500.5`. A single sign that cannot
 * separate thousands is the decimal one: `12.5` is `12.5` in both languages.
 */
export function plainNumber(typed: string, language: string): string {
  const text = typed.replaceAll(/\s/g, '');
  const decimal = decimalSign(language);
  const signs = text.match(SEPARATORS) ?? [];
  const last = signs.at(-1);
  const isThousands =
    signs.length > 1
      ? signs.every((sign) => sign === last)
      : last !== decimal && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  const [whole = '', fraction] = isThousands || last === undefined ? [text] : split(text, last);
  return whole.replaceAll(SEPARATORS, '') + (fraction === undefined ? '' : `.${fraction}`);
}

function split(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
