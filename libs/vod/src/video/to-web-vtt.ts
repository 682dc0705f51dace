/** Captions as WebVTT; those of an SRT file are converted, any other text stays as it is. */
export function toWebVtt(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (plain.startsWith('WEBVTT')) return plain;
  const cues = plain.replaceAll(/(\d\d:\d\d:\d\d),(\d{3})/g, '$1.$2');
  return cues === plain ? plain : `WEBVTT\n\n${cues.trim()}\n`;
}
