import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker';
import { loadVast } from './load-vast';
import { Networks } from './networks';
import { OutgoingClient } from './outgoing-client';

const INLINE = (media: string, duration = '00:00:15') => `<?xml version="1.0"?><VAST version="4.2">
  <Ad id="ad-1"><InLine><AdSystem>Test</AdSystem><AdTitle><![CDATA[Tea & <b>]]></AdTitle>
    <Advertiser>Trà Việt</Advertiser><Impression><![CDATA[http://127.0.0.1/impression]]></Impression>
    <Creatives><Creative id="c-1" adId="spot"><Linear><Duration>${duration}</Duration>
      <TrackingEvents><Tracking event="midpoint"><![CDATA[http://127.0.0.1/midpoint]]></Tracking></TrackingEvents>
      <MediaFiles>${media}</MediaFiles>
    </Linear></Creative></Creatives></InLine></Ad></VAST>`;
const MEDIA =
  '<MediaFile delivery="progressive" type="video/mp4" width="640" height="360" bitrate="500"><![CDATA[http://127.0.0.1/tea.mp4]]></MediaFile>';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const [, kind = '', depth = '0'] = (request.url ?? '').split('/');
    if (kind === 'silent') return;
    if (kind === 'moved') response.writeHead(302, { Location: '/inline' }).end();
    else if (kind === 'down') response.writeHead(500).end();
    else if (kind === 'none') response.writeHead(204).end();
    else if (kind === 'empty') response.end('<VAST version="4.2"></VAST>');
    else if (kind === 'text') response.end('no ads today <');
    else if (kind === 'bomb') response.end('<!DOCTYPE VAST [<!ENTITY a "b">]><VAST version="4.2">&a;</VAST>');
    else if (kind === 'wide') response.end(INLINE(MEDIA.repeat(201)));
    else if (kind === 'no-media') response.end(INLINE(''));
    else if (kind === 'endless') response.end(INLINE(MEDIA, '99999999999999:00:00'));
    else if (kind === 'wrapped' && depth !== '0')
      response.end(`<VAST version="4.2"><Ad id="w"><Wrapper><AdSystem>W</AdSystem>
        <VASTAdTagURI><![CDATA[${origin}/wrapped/${Number(depth) - 1}]]></VASTAdTagURI>
        <Impression><![CDATA[http://127.0.0.1/wrapper-${depth}]]></Impression></Wrapper></Ad></VAST>`);
    else response.end(INLINE(MEDIA));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server has an address of this shape.
  const address = server.address();
  origin = `http://127.0.0.1:${portOf(address)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const outgoing = new OutgoingClient(new Networks(['127.0.0.1']));

const load = (path: string, client: Pick<OutgoingClient, 'send'> = outgoing) =>
  loadVast({
    url: `${origin}/${path}`,
    headers: {},
    timeoutMs: 300,
    totalMs: 2_000,
    client,
  });

describe('loadVast', () => {
  it('reads an ad with its creative and trackers, also behind a redirect', async () => {
    expect(await load('moved')).toMatchObject({
      result: 'ads',
      requests: [{ status: 200, error: null }],
      ads: [
        {
          adId: 'ad-1',
          title: 'Tea & <b>',
          advertiser: 'Trà Việt',
          declaredMs: 15_000,
          media: [{ url: 'http://127.0.0.1/tea.mp4', kbps: 500 }],
          impressions: ['http://127.0.0.1/impression'],
          tracking: { midpoint: ['http://127.0.0.1/midpoint'] },
          problem: null,
        },
      ],
    });
  });

  it('does not believe an ad of more than a day', async () => {
    expect(await load('endless')).toMatchObject({ ads: [{ adId: 'ad-1', declaredMs: null }] });
  });

  it('follows seven wrappers, and not eight', async () => {
    const seven = await load('wrapped/7');
    expect(seven.requests).toHaveLength(8);
    expect(seven.ads[0]?.impressions).toHaveLength(8);
    expect(await load('wrapped/8')).toMatchObject({ result: 'empty', ads: [{ problem: 'wrapper-failed' }] });
  });

  it.each([
    ['none', 'empty'],
    ['empty', 'empty'],
    ['no-media', 'empty'],
    ['silent', 'timeout'],
    ['down', 'error'],
    ['text', 'error'],
    ['bomb', 'error'],
    ['wide', 'error'],
  ])('%s: %s', async (path, result) => {
    expect((await load(path)).result).toBe(result);
  });

  it('pauses requests of a tenant to a host that fails', async () => {
    const breaker = new CircuitBreaker({ failures: 2, openMs: 60_000 });
    for (const expected of ['error', 'error', 'blocked'])
      expect((await load('down', breaker.guard(outgoing, 'river'))).result).toBe(expected);
    expect((await load('down', breaker.guard(outgoing, 'harbor'))).result).toBe('error');
  });
});
