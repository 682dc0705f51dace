import { detectLanguage, type Language } from '@console/i18n/contract';
import { parseAccept } from 'hono/utils/accept';

/** The caller's language, as the console itself will choose it. */
export function languageOf(headers: Headers): Language {
  return detectLanguage({
    cookie: headers.get('Cookie') ?? '',
    browser: parseAccept(headers.get('Accept-Language') ?? '')
      .toSorted((a, b) => b.q - a.q)
      .map(({ type }) => type),
  });
}
