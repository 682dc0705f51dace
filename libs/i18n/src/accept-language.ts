import { FALLBACK_LANGUAGE, isLanguage, type Language } from './languages';

/** The preferred supported language of an Accept-Language header; default: English. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted.map(({ language }) => language).find(isLanguage) ?? FALLBACK_LANGUAGE;
}
