/**
 * The address that a script element may be given, or null: a file of the page's own build, or below one of the places
 * that the console-server has named for this installation.
 *
 * @param sources Addresses that end with a slash.
 */
export function scriptAddress(address: string, page: string, sources: readonly string[]): string | null {
  if (!URL.canParse(address, page)) return null;
  const { href } = new URL(address, page);
  return [new URL('/assets/', page).href, ...sources].some((source) => href.startsWith(source)) ? href : null;
}
