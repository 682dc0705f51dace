/**
 * The URL if a script may load it, otherwise null: files of the page's build or below `sources` of this
 * installation.
 *
 * @param sources URLs that end with a slash.
 */
export function scriptAddress(address: string, page: string, sources: readonly string[]): string | null {
  if (!URL.canParse(address, page)) return null;
  const { href } = new URL(address, page);
  return [new URL('/assets/', page).href, ...sources].some((source) => href.startsWith(source)) ? href : null;
}
