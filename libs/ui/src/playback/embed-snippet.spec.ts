import { expect, it } from 'vitest';
import { embedSnippet } from './embed-snippet';

it('frames the playback page and keeps texts within their attributes', () => {
  const url = 'https://console.example/watch/abc';
  const snippet = embedSnippet({ title: '"><script>alert(1)</script> & more', url });
  expect(snippet).toContain(`<iframe src="${url}" `);
  expect(snippet).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; more"');
});
