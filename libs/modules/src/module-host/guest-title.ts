const LONGEST = 80;

/** What a module says that its page is called, as it may stand in a title: one short line; undefined for none. */
export function guestTitle(said: string): string | undefined {
  const line = said
    // Control characters, and those that turn the direction of what follows.
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  const characters = Array.from(line);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
