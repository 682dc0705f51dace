import { z } from 'zod';

/** The captions of a video, by the name of their file. */
export const CaptionList = z.array(z.object({ language: z.string(), label: z.string() }));
export type CaptionList = z.output<typeof CaptionList>;

/** A master playlist that lists the captions. */
export function withCaptions(master: string, captions: CaptionList): string {
  if (captions.length === 0) return master;
  const lines = captions.map(({ language, label }) =>
    [
      '#EXT-X-MEDIA:TYPE=SUBTITLES',
      'GROUP-ID="captions"',
      // Quotation marks cannot be escaped in an attribute.
      `NAME="${label.replaceAll('"', '”').replace(/\p{Cc}/gu, ' ')}"`,
      `LANGUAGE="${language}"`,
      'AUTOSELECT=YES',
      'DEFAULT=NO',
      `URI="captions/${language}/index.m3u8"`,
    ].join(','),
  );
  return master
    .replaceAll(/^(#EXT-X-STREAM-INF:.*)$/gm, '$1,SUBTITLES="captions"')
    .replace('#EXT-X-STREAM-INF', () => `${lines.join('\n')}\n#EXT-X-STREAM-INF`);
}

/** One segment with all captions of a language. */
export function captionPlaylist(durationSeconds: number): string {
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(durationSeconds)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${durationSeconds.toFixed(3)},`,
    'text.vtt',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
