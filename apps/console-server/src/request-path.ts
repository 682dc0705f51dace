/** Decoding more often than this is no address that anybody means. */
const MAX_DECODINGS = 4;

/**
 * True when a request target is an ordinary path that means the same to everybody who reads it: it starts with one
 * slash, decodes, and holds no control character and no dot segment, however often it was encoded.
 */
export function isPlainPath(target: string): boolean {
  const path = pathOf(target);
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('#')) return false;

  let text = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (!isHarmless(text)) return false;
    const decoded = decode(text);
    // A later failure is a plain "%" that the first decoding brought to light.
    if (decoded === undefined) return round > 0;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

/**
 * True for a plain path that leaves nothing to be read: ready to be sent as it is, without a query, and without an encoded
 * dot or separator, however often it was encoded.
 */
export function isUnambiguousPath(path: string): boolean {
  return isPlainPath(path) && /^[\w.~!$&'()*+,;=:@%/-]+$/.test(path) && !/%(25)*(2e|2f|5c)/i.test(path);
}

/**
 * The decoded segments of a path that may name a file, or undefined when it cannot: a segment that hides a separator,
 * or one that starts with a dot.
 */
export function fileSegments(target: string): string[] | undefined {
  if (!isPlainPath(target)) return undefined;
  const segments = pathOf(target)
    .slice(1)
    .split('/')
    .map((segment) => decodeURIComponent(segment));
  return segments.some((segment) => /[/\\]/.test(segment) || segment.startsWith('.')) ? undefined : segments;
}

function pathOf(target: string): string {
  const query = target.indexOf('?');
  return query === -1 ? target : target.slice(0, query);
}

function isHarmless(text: string): boolean {
  if (/\p{Cc}/u.test(text)) return false;
  return text.split(/[/\\]/).every((piece) => piece !== '.' && piece !== '..');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
