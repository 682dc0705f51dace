import fc from 'fast-check';

const ELSEWHERE = 'evil.example:81';

const piece = fc.oneof(
  fc.constantFrom('users', 'a.b', '/', '//', '\\', '.', '..', '%2e', '%252e', '%2f', '%5c', '%25', '%c3%a9'),
  fc.constantFrom('http:', 'https://', ELSEWHERE, '@', ':', '?', '#', ';', '/admin/api/billing/'),
  fc.constantFrom(
    '%00',
    '%0d%0a',
    '\r\n',
    '\t',
    ' ',
    '\u0000',
    '\u2025',
    '\uff0f',
    '\uff0e',
    '\u2028',
    '%c0%ae',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const token = text.map((value) => `Bearer ${value}`);

const path = fc.oneof(
  { weight: 1, arbitrary: text },
  {
    weight: 3,
    arbitrary: fc.array(piece, { maxLength: 3 }).map((pieces) => `/admin/api/user/${pieces.join('')}`),
  },
);
const headerName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Host',
      'Cookie',
      'Transfer-Encoding',
      'Authorization',
      'x-backdoor',
      '__proto__',
    ),
  },
  { weight: 1, arbitrary: text },
);
const headerValue = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Bearer t', ELSEWHERE, 'chunked') },
  { weight: 1, arbitrary: fc.oneof(text, token) },
);

/** Calls of `apiAdminAccount` that try to reach another target. */
export const hostileCall = fc.record(
  {
    path,
    query: fc.dictionary(text, text, { maxKeys: 2 }),
    headers: fc.dictionary(headerName, headerValue, { maxKeys: 2 }),
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'delete', 'HEAD') },
      { weight: 1, arbitrary: text },
    ),
    body: fc.jsonValue(),
    baseURL: fc.constant(`http://${ELSEWHERE}`),
  },
  { requiredKeys: ['path', 'baseURL'] },
);
