const LONGEST = 80;

/** The module's page title as one short line; undefined if empty. */
export function guestTitle(text: string): string | undefined {
  const line = text
    // Control and bidirectional formatting characters.
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line === '') return undefined;
  const characters = Array.from(line);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : line;
}
