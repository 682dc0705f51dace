import type { Video } from '../contract';

/** Markup that plays a published video on any page. Its texts are an ID and an address of the platform. */
export function embedSnippet({ id, playbackUrl }: Pick<Video, 'id' | 'playbackUrl'>): string {
  const element = `video-${id}`;
  return `<video id="${element}" controls playsinline style="width: 100%; aspect-ratio: 16 / 9"></video>
<script type="module">
  import Hls from 'https://cdn.jsdelivr.net/npm/hls.js@1/+esm';
  const hls = new Hls();
  hls.loadSource('${playbackUrl}');
  hls.attachMedia(document.getElementById('${element}'));
</script>
`;
}
