import type { OutgoingClient } from '@console/server-kit';
import {
  WRAPPERS_MAX,
  type VastCode,
  type VastHop,
  type VastIssue,
  type VastReport,
} from '@console/ssai/contract';
import { isUrl, readVast, type VastContent } from './read-vast';

const HOP_TIMEOUT_MS = 3_000;
const TOTAL_TIMEOUT_MS = 12_000;
const MAX_BYTES = 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_HOPS = 20;
const MAX_MEDIA_FILES = 20;
/** Characters of the first document in the report. */
const XML_SHOWN = 20_000;
const HEADERS = { 'User-Agent': 'Signalbox', Accept: 'application/xml, text/xml;q=0.9, */*;q=0.1' };

type Client = Pick<OutgoingClient, 'send'>;

interface Received {
  status: number | null;
  body: string;
  issue?: VastIssue;
}

/** Reads a document, and what its wrappers lead to, breadth first. @param source A URL, or a document. */
export async function checkVast(client: Client, source: string): Promise<VastReport> {
  const begin = performance.now();
  const elapsed = () => Math.round(performance.now() - begin);
  const queue: { url: string; from: number | null; depth: number }[] = [];
  const hops: VastHop[] = [];
  let xml = '';
  if (source.startsWith('<')) {
    xml = source;
    hops.push({ url: null, from: null, depth: 0, status: null, milliseconds: 0, ...contentOf(source) });
    addWrappers(hops, queue);
  } else queue.push({ url: source, from: null, depth: 0 });

  for (let next = queue.shift(); next && hops.length < MAX_HOPS; next = queue.shift()) {
    const started = performance.now();
    const timeoutMs = Math.min(HOP_TIMEOUT_MS, TOTAL_TIMEOUT_MS - elapsed());
    const { status, body, issue } = await receive(client, { ...next, timeoutMs });
    const milliseconds = Math.round(performance.now() - started);
    if (hops.length === 0) xml = body;
    const content = issue ? { version: '', ads: [], issues: [issue], bytes: 0 } : contentOf(body);
    hops.push({ ...next, status, milliseconds, ...content });
    addWrappers(hops, queue);
  }
  for (const hop of hops) if (isDeadEnd(hop)) hop.issues.push(emptyIssue(hop));
  await checkMediaFiles(client, hops, TOTAL_TIMEOUT_MS - elapsed());
  return { hops, milliseconds: elapsed(), xml: xml.slice(0, XML_SHOWN).toWellFormed() };
}

function contentOf(xml: string): VastContent & { bytes: number } {
  return { ...readVast(xml), bytes: Buffer.byteLength(xml) };
}

/** Queues the wrappers of the newest document, up to the limit. */
function addWrappers(hops: VastHop[], queue: { url: string; from: number | null; depth: number }[]): void {
  const hop = hops.at(-1);
  if (!hop) return;
  for (const { wrapperUrl } of hop.ads) {
    if (wrapperUrl === null) continue;
    if (hop.depth < WRAPPERS_MAX)
      queue.push({ url: wrapperUrl, from: hops.length - 1, depth: hop.depth + 1 });
    else hop.issues.push(error(302, `More than ${WRAPPERS_MAX} wrappers: ${wrapperUrl}`));
  }
}

function isDeadEnd({ ads, issues }: VastHop): boolean {
  return ads.length === 0 && issues.length === 0;
}

/** A document without ads is an error after a wrapper only. */
function emptyIssue({ depth }: VastHop): VastIssue {
  const detail = 'The document has no <Ad>.';
  return depth > 0 ? error(303, detail) : { ...error(303, detail), severity: 'warning' };
}

function error(code: VastCode, detail: string): VastIssue {
  return { code, severity: 'error', detail };
}

interface Requested {
  url: string;
  depth: number;
  timeoutMs: number;
}

async function receive(client: Client, { url, timeoutMs }: Requested): Promise<Received> {
  const until = performance.now() + timeoutMs;
  let target = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const left = Math.round(until - performance.now());
    if (left <= 0) return { status: null, body: '', issue: error(301, target) };
    try {
      const { status, headers, body } = await client.send({
        url: target,
        method: 'GET',
        headers: HEADERS,
        timeoutMs: left,
        maxBytes: MAX_BYTES,
      });
      const { location } = headers;
      if (status >= 300 && status < 400 && typeof location === 'string' && URL.canParse(location, target)) {
        target = new URL(location, target).href;
        if (!isUrl(target)) return { status, body: '', issue: error(300, target) };
        continue;
      }
      if (status === 204) return { status, body: '', issue: error(303, 'HTTP 204') };
      if (status !== 200) return { status, body: '', issue: error(300, `HTTP ${status}: ${target}`) };
      return { status, body: body.toString('utf8') };
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      const isTimeout = performance.now() >= until - 1;
      return { status: null, body: '', issue: error(isTimeout ? 301 : 300, `${reason} ${target}`) };
    }
  }
  return { status: null, body: '', issue: error(300, `More than ${MAX_REDIRECTS} redirects: ${url}`) };
}

/** Requests the header of each media file, all at once. */
async function checkMediaFiles(client: Client, hops: readonly VastHop[], timeoutMs: number): Promise<void> {
  const found = hops
    .flatMap((hop) =>
      hop.ads.flatMap(({ kind, creatives }) =>
        kind === 'inline'
          ? creatives.flatMap(({ mediaFiles }) => mediaFiles.map((file) => ({ hop, file })))
          : [],
      ),
    )
    .filter(({ file }) => isUrl(file.url))
    .slice(0, MAX_MEDIA_FILES);
  const wait = Math.min(HOP_TIMEOUT_MS, timeoutMs);
  if (wait <= 0) return;
  await Promise.all(
    found.map(async ({ hop, file }) => {
      const started = performance.now();
      try {
        const { status } = await client.send({
          url: file.url,
          method: 'HEAD',
          timeoutMs: wait,
          maxBytes: MAX_BYTES,
        });
        file.status = status;
        if (status >= 400) hop.issues.push(error(401, `HTTP ${status}: ${file.url}`));
      } catch (cause) {
        const isTimeout = performance.now() - started >= wait - 1;
        const reason = cause instanceof Error ? cause.message : String(cause);
        hop.issues.push(error(isTimeout ? 402 : 401, `${reason} ${file.url}`));
      }
    }),
  );
}
