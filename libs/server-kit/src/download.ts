import type { OutgoingClient } from './outgoing-client';

const MAX_REDIRECTS = 5;

interface DownloadLimits {
  /** With all redirects. */
  timeoutMs: number;
  maxBytes: number;
}

/** Reads a file at an address that users or other servers name. @throws Error with a message for the user. */
export async function download(
  client: Pick<OutgoingClient, 'send'>,
  url: string,
  limits: DownloadLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  return (await downloadWithUrl(client, url, limits, headers)).body;
}

/** A file and its address after redirects, each of which is checked like the first address. @throws Error */
export async function downloadWithUrl(
  client: Pick<OutgoingClient, 'send'>,
  url: string,
  { timeoutMs, maxBytes }: DownloadLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ url: string; body: Buffer }> {
  const deadline = performance.now() + timeoutMs;
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!/^https?:/i.test(at)) throw new Error('Only http and https addresses are requested.');
    const left = Math.ceil(deadline - performance.now());
    if (left <= 0) throw new Error(`No response within ${timeoutMs / 1_000} s.`);
    const {
      status,
      headers: received,
      body,
    } = await client.send({
      ...{ url: at, method: 'GET', headers, timeoutMs: left, maxBytes },
    });
    if (status >= 200 && status < 300) return { url: at, body };
    const { location } = received;
    if (status < 300 || status >= 400 || typeof location !== 'string')
      throw new Error(`The server returned ${status}.`);
    if (!URL.canParse(location, at)) throw new Error('The server redirects to a wrong address.');
    at = new URL(location, at).href;
  }
  throw new Error('Too many redirects.');
}
