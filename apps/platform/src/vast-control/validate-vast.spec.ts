// @see ASVS 1.5.1
import type { OutgoingClient, OutgoingResponse } from '@console/server-kit';
import { describe, expect, it } from 'vitest';
import { checkVast } from './validate-vast';
import { vastDocument } from './vast-document';

const INLINE = vastDocument(
  [
    {
      id: 'served',
      campaign: { id: 'campaign', name: 'Spring', advertiser: 'Vinamilk' },
      creative: {
        id: 'creative',
        name: 'Spring, 15 s',
        durationSeconds: 15,
        mediaFiles: [
          { url: 'https://cdn.example/a.mp4', type: 'video/mp4', width: 640, height: 360, kbps: null },
        ],
        clickThrough: null,
        trackers: [],
      },
    },
  ],
  (_ad, event) => `https://ads.example/${event}`,
);
const wrapperTo = (url: string) =>
  `<VAST version="3.0"><Ad id="w"><Wrapper><AdSystem>s</AdSystem><Impression>https://i.example</Impression>` +
  `<VASTAdTagURI><![CDATA[ ${url} ]]></VASTAdTagURI></Wrapper></Ad></VAST>`;

/** Servers by URL; a number is a status, an error a failed connection. */
function clientFor(responses: Record<string, string | number | Error>): Pick<OutgoingClient, 'send'> {
  return {
    send: ({ url, method }) => {
      const found = responses[url] ?? (method === 'HEAD' ? 200 : 404);
      if (found instanceof Error) return Promise.reject(found);
      const isStatus = typeof found === 'number';
      const redirect = typeof found === 'string' && found.startsWith('http');
      const response: OutgoingResponse = {
        status: isStatus ? found : redirect ? 302 : 200,
        headers: redirect ? { location: found } : {},
        body: Buffer.from(isStatus ? '' : found),
      };
      return Promise.resolve(response);
    },
  };
}
const check = (source: string, responses: Record<string, string | number | Error> = {}) =>
  checkVast(clientFor(responses), source);
const codesOf = async (source: string, responses?: Record<string, string | number | Error>) =>
  (await check(source, responses)).hops.flatMap(({ issues }) => issues.map(({ code }) => code));

const ads = (content: string, version = '4.2') => `<VAST version="${version}">${content}</VAST>`;
const inline = (content: string) => ads(`<Ad id="a"><InLine>${content}</InLine></Ad>`);
const HEAD = '<AdSystem>s</AdSystem><Impression>https://i.example</Impression><AdTitle>t</AdTitle>';
const linear = (content: string) =>
  inline(`${HEAD}<Creatives><Creative><UniversalAdId/><Linear>${content}</Linear></Creative></Creatives>`);
const DURATION = '<Duration>00:00:15</Duration>';
const mediaFile = (type: string) =>
  `<MediaFiles><MediaFile type="${type}">https://m.example/a</MediaFile></MediaFiles>`;

describe('checkVast', () => {
  it('accepts what VAST control serves', async () => {
    const { hops } = await check(INLINE);
    expect(hops).toMatchObject([{ url: null, version: '4.2', issues: [] }]);
    expect(hops[0]?.ads[0]).toMatchObject({
      kind: 'inline',
      title: 'Spring, 15 s',
      impressions: 1,
      creatives: [
        { kind: 'linear', durationSeconds: 15, trackingEvents: 5, mediaFiles: [{ width: 640, status: 200 }] },
      ],
    });
  });

  it('follows redirects and wrappers, and shows who leads where', async () => {
    const { hops } = await check('https://a.example/', {
      'https://a.example/': 'https://b.example/tag',
      'https://b.example/tag': wrapperTo('https://c.example/'),
      'https://c.example/': INLINE,
    });
    expect(hops.map(({ url, from, depth, version }) => [url, from, depth, version])).toEqual([
      ['https://a.example/', null, 0, '3.0'],
      ['https://c.example/', 0, 1, '4.2'],
    ]);
  });

  it('follows seven wrappers, also of a loop', async () => {
    const { hops } = await check('https://a.example/', {
      'https://a.example/': wrapperTo('https://a.example/'),
    });
    expect(hops).toHaveLength(8);
    expect(hops.at(-1)?.issues).toMatchObject([{ code: 302 }]);
  });

  it.each<[number, string, string, Record<string, string | number | Error>?]>([
    [100, 'no XML', '<VAST version="4.2"><Ad></VAST>'],
    [101, 'another root', '<rss/>'],
    [101, 'an ad without content', ads('<Ad id="a"/>')],
    [101, 'no duration', linear(mediaFile('video/mp4'))],
    [102, 'an unknown version', ads('', '5.0')],
    [200, 'no linear creative', inline(`${HEAD}<Creatives/>`)],
    [300, 'a broken address', wrapperTo('ftp://x.example')],
    [
      300,
      'a failed connection',
      wrapperTo('https://x.example/'),
      { 'https://x.example/': new Error('ECONNRESET') },
    ],
    [300, 'an error of the server', wrapperTo('https://x.example/'), { 'https://x.example/': 500 }],
    [303, 'an empty response', wrapperTo('https://x.example/'), { 'https://x.example/': ads('') }],
    [400, 'no media file', linear(DURATION)],
    [401, 'a missing media file', linear(DURATION + mediaFile('video/mp4')), { 'https://m.example/a': 404 }],
    [403, 'a type that nobody plays', linear(DURATION + mediaFile('video-x/flv'))],
  ])('reports %i for %s', async (code, _what, source, responses) =>
    expect(await codesOf(source, responses)).toContain(code),
  );

  it.each([
    ['entities that multiply', '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "x">]><VAST>&b;</VAST>'],
    ['an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><VAST/>'],
    ['an unknown entity', '<VAST>&xxe;</VAST>'],
    ['deep nesting', '<a>'.repeat(200_000)],
    ['many elements', `<VAST>${'<a/>'.repeat(100_000)}</VAST>`],
  ])('rejects %s at once', async (_what, source) => {
    const begin = performance.now();
    expect(await codesOf(source)).toEqual([100]);
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
});
