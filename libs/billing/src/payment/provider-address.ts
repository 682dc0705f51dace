/**
 * The address of a payment provider’s page out of what a platform says, or undefined: only a web page is followed, and none
 * whose address carries a name and a password, which would make it look like another’s.
 */
export function providerAddress(location: string): string | undefined {
  if (!URL.canParse(location)) return undefined;
  const { protocol, username, password, href } = new URL(location);
  const isWebPage = protocol === 'https:' || protocol === 'http:';
  return isWebPage && username === '' && password === '' ? href : undefined;
}
