import type { OutgoingClient } from '@console/server-kit';

const MAX_REDIRECTS = 5;

/** Reads a file that an ad server names. Each redirect is checked like the first address. @throws Error */
export async function download(
  client: Pick<OutgoingClient, 'send'>,
  url: string,
  { timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number },
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
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
    if (status >= 200 && status < 300) return body;
    const { location } = received;
    if (status < 300 || status >= 400 || typeof location !== 'string')
      throw new Error(`The server returned ${status}.`);
    at = new URL(location, at).href;
  }
  throw new Error('Too many redirects.');
}
