const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export interface PlaybackPage {
  /** Its address. */
  url: string;
  /** Of the video or stream. */
  title: string;
}

/** Markup that shows a playback page on any site. */
export function embedSnippet({ url, title }: PlaybackPage): string {
  return `<iframe src="${escaped(url)}" title="${escaped(title)}" style="width: 100%; aspect-ratio: 16 / 9; border: 0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>
`;
}
