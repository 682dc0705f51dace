import { airingsBetween, type PlayoutChannel } from '../contract';

const DAYS = 7;
const DAY_MS = 86_400_000;

/** The programs of the next seven days in the XMLTV format. @see https://wiki.xmltv.org/index.php/XMLTVFormat */
export function programGuide(
  { id, name, items, zone }: Pick<PlayoutChannel, 'id' | 'name' | 'items' | 'zone'>,
  now: number,
): string {
  const programs = airingsBetween(items, zone, { from: now, until: now + DAYS * DAY_MS }).map(
    ({ item, from, until }) =>
      `  <programme start="${guideTime(from)}" stop="${guideTime(until)}" channel="${escaped(id)}">\n    <title>${escaped(item.title)}</title>\n  </programme>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE tv SYSTEM "xmltv.dtd">',
    '<tv>',
    `  <channel id="${escaped(id)}">\n    <display-name>${escaped(name)}</display-name>\n  </channel>`,
    ...programs,
    '</tv>',
    '',
  ].join('\n');
}

function guideTime(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')} +0000`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Without characters that XML cannot have. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
