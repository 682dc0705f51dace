import type { Video } from '../contract';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Markup that shows the playback page of a video on any site. */
export function embedSnippet({ title, playbackUrl }: Pick<Video, 'title' | 'playbackUrl'>): string {
  return `<iframe src="${escaped(playbackUrl)}" title="${escaped(title)}" style="width: 100%; aspect-ratio: 16 / 9; border: 0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>
`;
}
