import { fetchVast, isVastTimeout, type OutgoingClient } from '@console/server-kit';
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
/** Of the response to HEAD, which has no body. */
const MAX_BYTES = 1024;
const MAX_HOPS = 20;
const MAX_MEDIA_FILES = 20;
/** Characters of the first document in the report. */
const XML_SHOWN = 20_000;
const HEADERS = { 'User-Agent': 'Signalbox', Accept: 'application/xml, text/xml;q=0.9, */*;q=0.1' };

type Client = Pick<OutgoingClient, 'send'>;

/** Reads a document, and what its wrappers lead to, breadth first. @param source A URL, or a document. */
export async function checkVast(client: Client, source: string): Promise<VastReport> {
  const begin = performance.now();
  const elapsed = () => Math.round(performance.now() - begin);
  const queue: { url: string; from: number | null; depth: number }[] = [];
  const hops: VastHop[] = [];
  const options = { headers: HEADERS, timeoutMs: HOP_TIMEOUT_MS, client };
  const deadline = begin + TOTAL_TIMEOUT_MS;
  let xml = '';
  if (source.startsWith('<')) {
    xml = source;
    hops.push({
      url: null,
      from: null,
      depth: 0,
      status: null,
      milliseconds: 0,
      ...(await contentOf(source)),
    });
    addWrappers(hops, queue);
  } else queue.push({ url: source, from: null, depth: 0 });

  for (let next = queue.shift(); next && hops.length < MAX_HOPS; next = queue.shift()) {
    const { status, ms: milliseconds, error: problem, text } = await fetchVast(next.url, options, deadline);
    if (hops.length === 0) xml = text;
    const content = problem === null ? await contentOf(text) : noContent(problem);
    hops.push({ ...next, status, milliseconds, ...content });
    addWrappers(hops, queue);
  }
  for (const hop of hops) if (isDeadEnd(hop)) hop.issues.push(emptyIssue(hop));
  await checkMediaFiles(client, hops, TOTAL_TIMEOUT_MS - elapsed());
  return { hops, milliseconds: elapsed(), xml: xml.slice(0, XML_SHOWN).toWellFormed() };
}

async function contentOf(xml: string): Promise<VastContent & { bytes: number }> {
  return { ...(await readVast(xml)), bytes: Buffer.byteLength(xml) };
}

function noContent(problem: string): VastContent & { bytes: number } {
  return { version: '', ads: [], issues: [error(isVastTimeout(problem) ? 301 : 300, problem)], bytes: 0 };
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
