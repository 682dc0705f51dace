/** The token in the query of an address that a mail leads to; undefined for one that lost it on its way out of the mail. */
export function readLinkToken(query: URLSearchParams): string | undefined {
  return query.get('token')?.trim() || undefined;
}
