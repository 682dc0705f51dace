/** More levels of encoding have no legitimate use. */
const MAX_DECODINGS = 4;

/**
 * Whether every server reads the target as the same path: it begins with one slash, decodes, and has no control
 * characters or dot segments at any level of encoding.
 */
export function isPlainPath(target: string): boolean {
  const path = pathOf(target);
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('#')) return false;

  let text = path;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    if (!isHarmless(text)) return false;
    const decoded = decode(text);
    // Then the text contains a plain "%".
    if (decoded === undefined) return round > 0;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

/** Whether a plain path can be sent unchanged: without a query and without encoded dots or separators. */
export function isUnambiguousPath(path: string): boolean {
  return isPlainPath(path) && /^[\w.~!$&'()*+,;=:@%/-]+$/.test(path) && !/%(25)*(2e|2f|5c)/i.test(path);
}

/** The decoded segments of a path; undefined if one contains a separator or begins with a dot. */
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
