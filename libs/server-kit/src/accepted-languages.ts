import { parseAccept } from 'hono/utils/accept';

/** The language tags of an Accept-Language header, the preferred first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type);
}
