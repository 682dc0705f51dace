import type { OutgoingClient, OutgoingResponse } from './outgoing-client';

const MAX_REDIRECTS = 5;

type Client = Pick<OutgoingClient, 'send'>;

interface DownloadLimits {
  /** With all redirects. */
  timeoutMs: number;
  /** By `performance.now()`, if that is earlier. */
  deadline?: number;
  maxBytes: number;
}

/** Reads a file at an address that users or other servers name. @throws Error with a message for the user. */
export async function download(
  client: Client,
  url: string,
  limits: DownloadLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> {
  return (await downloadWithUrl(client, url, limits, headers)).body;
}

/** A file and its address after redirects. @throws Error with a message for the user. */
export async function downloadWithUrl(
  client: Client,
  url: string,
  limits: DownloadLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ url: string; body: Buffer }> {
  const { status, ...found } = await followRedirects(client, url, limits, headers);
  if (status < 200 || status >= 300) throw new Error(`The server returned ${status}.`);
  return found;
}

/** The last response and its address; each address is checked like the first one. @throws Error */
export async function followRedirects(
  client: Client,
  url: string,
  { timeoutMs, deadline = Infinity, maxBytes }: DownloadLimits,
  headers: Readonly<Record<string, string>>,
): Promise<Pick<OutgoingResponse, 'status' | 'body'> & { url: string }> {
  const end = Math.min(deadline, performance.now() + timeoutMs);
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!/^https?:/i.test(at)) throw new Error('Only http and https addresses are requested.');
    const left = Math.ceil(end - performance.now());
    if (left <= 0) throw new Error(`No response within ${timeoutMs / 1_000} s.`);
    const response = await client.send({ url: at, method: 'GET', headers, timeoutMs: left, maxBytes });
    const { status, body } = response;
    const { location } = response.headers;
    if (status < 300 || status >= 400 || typeof location !== 'string') return { url: at, status, body };
    if (!URL.canParse(location, at)) throw new Error('The server redirects to a wrong address.');
    at = new URL(location, at).href;
  }
  throw new Error('Too many redirects.');
}
