import { inProject } from './in-project.mjs';

const server = inProject('apps/console-server');

export const SERVER_GUARDS = [
  server('a path of the proxy has no encoded dot or separator', 'request-path.ts', [
    ' && !/%(25)*(2e|2f|5c)/i.test(path)',
    '',
    'proxy-call.spec.ts',
  ]),
  server('a path of the proxy has only plain characters', 'request-path.ts', [
    " && /^[\\w.~!$&'()*+,;=:@%/-]+$/.test(path)",
    '',
    'proxy-call.spec.ts',
  ]),
  server('a path has no dot segments, however encoded', 'request-path.ts', [
    "return text.split(/[/\\\\]/).every((piece) => piece !== '.' && piece !== '..');",
    'return true;',
    'api-relay.spec.ts',
  ]),
  server('a path has no control characters', 'request-path.ts', [
    'if (/\\p{Cc}/u.test(text)) return false;',
    '',
    'console-files.spec.ts api-relay.spec.ts',
  ]),
  server('a path begins with one slash', 'request-path.ts', [
    " || path.startsWith('//')",
    '',
    'api-relay.spec.ts console-files.spec.ts',
  ]),
  server('a file’s path has no hidden segments', 'request-path.ts', [
    " || segment.startsWith('.')",
    '',
    'console-files.spec.ts',
  ]),
  server('a group of the proxy has only its paths', 'proxy-call.ts', [
    "if (!paths.some((start) => call.path.startsWith(start))) return { errorReason: 'badPath' };",
    '',
    'proxy-call.spec.ts',
  ]),
  server('headers of a proxied call are listed', 'proxy-call.ts', [
    'CALL_HEADERS.includes(name) || TOKEN.test(value)',
    'name !== value',
    'proxy-call.spec.ts',
  ]),
  server('a header has no line break', 'proxy-call.ts', [
    'z.string().regex(/^[\\t\\x20-\\x7e\\x80-\\xff]*$/)',
    'z.string()',
    'proxy-call.spec.ts',
  ]),
  server('methods of a proxied call are listed', 'proxy-call.ts', [
    '.pipe(z.enum(API_METHODS))',
    '',
    'proxy-call.spec.ts',
  ]),
  server('a proxied call comes from the console’s own pages', 'api-proxy.ts', [
    "if (!isSameOrigin(c.env.incoming.headers, options.hosts))\n      return Promise.resolve(errorResponse('foreignOrigin'));",
    '',
    'api-proxy.spec.ts',
  ]),
  server('a proxied call is JSON', 'api-proxy.ts', [
    "isJson ? next() : Promise.resolve(errorResponse('notJson'))",
    'isJson || errorResponse ? next() : next()',
    'api-proxy.spec.ts',
  ]),
  server('the size of a body is limited', 'api-context.ts', [
    'maxSize: BODY_LIMIT',
    'maxSize: BODY_LIMIT * 99',
    'api-proxy.spec.ts api-relay.spec.ts',
  ]),
  server('forwarding headers are not passed on', 'forwarded-headers.ts', [
    'REMOVED_PREFIXES.some((prefix) => name.startsWith(prefix))',
    'false',
    'api-relay.spec.ts',
  ]),
  server('cookies and host are not passed on', 'forwarded-headers.ts', [
    'REMOVED_HEADERS.has(name) ||',
    '',
    'api-relay.spec.ts',
  ]),
  server('headers of a response are listed', 'forwarded-headers.ts', [
    'for (const name of RESPONSE_HEADERS) {',
    'for (const name of Object.keys(response)) {',
    'api-relay-responses.spec.ts',
  ]),
  server('a redirect of the platform is not passed back', 'forward-call.ts', [
    'if (location === undefined && !isFinalStatus(status)) {',
    'if (location === undefined && status < 100) {',
    'api-relay-responses.spec.ts',
  ]),
  server('a social login redirects only to this console', 'redirects.ts', [
    'isCallback ? isOwnAddress(location, request.headers.host) : isWebAddress(location)',
    'isCallback || isWebAddress(location)',
    'redirects.spec.ts',
  ]),
  server('only methods of the API are forwarded', 'api-relay.ts', [
    "if (!isApiMethod(c.req.method)) return Promise.resolve(c.get('errorResponse')('methodNotAllowed'));",
    '',
    'api-relay.spec.ts',
  ]),
  server('a missing asset is not answered with the page', 'console-app.ts', [
    "if (segments[0] === 'assets' || extname(segments.at(-1) ?? '') !== '') return c.notFound();",
    '',
    'console-files.spec.ts',
  ]),
  server('the configuration cannot end its element', 'page.ts', [
    ".replaceAll('<', '\\\\u003c')",
    '',
    'console-page.spec.ts',
  ]),
  server('scripts need the nonce of the response', 'content-security-policy.ts', [
    "[`'nonce-${nonce}'`, \"'strict-dynamic'\"]",
    '["\'self\'", "\'unsafe-inline\'"]',
    'security-headers.spec.ts',
  ]),
  server('Trusted Types are required for scripts', 'content-security-policy.ts', [
    "'require-trusted-types-for': [\"'script'\"],",
    '',
    'security-headers.spec.ts',
  ]),
  server('a page cannot set a base address', 'content-security-policy.ts', [
    "'base-uri': [],",
    '',
    'security-headers.spec.ts',
  ]),
  server('only listed hosts can frame the console', 'content-security-policy.ts', [
    "'frame-ancestors': { page: hosts, frame: [\"'self'\", ...hosts], public: ['*'] }[kind],",
    '',
    'security-headers.spec.ts',
  ]),
  server('a response of the API cannot run scripts', 'security-headers.ts', [
    "default-src 'none'; sandbox; frame-ancestors 'none'",
    "default-src 'none'; frame-ancestors 'none'",
    'security-headers.spec.ts',
  ]),
  {
    ...server('half-open connections are closed', 'listen.ts', [
      'headersTimeout: headersTimeoutMs,\n      requestTimeout: takesUploads ? 0 : requestTimeout,',
      'headersTimeout: 0, requestTimeout: 0,',
      'listen.spec.ts',
    ]),
    file: 'libs/server-kit/src/listen.ts',
  },
  server('only hosts get CORS headers', 'host-access.ts', [
    'if (!isHost) return;',
    '',
    'host-access.spec.ts',
  ]),
];
