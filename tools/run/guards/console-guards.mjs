import { inLibrary, inProject } from './in-project.mjs';

const app = inProject('apps/console');
const http = inLibrary('http');
const hostProtocol = inLibrary('host-protocol');
const shell = inLibrary('shell-layout');
const billing = inLibrary('billing');
const modules = inLibrary('modules');

export const CONSOLE_GUARDS = [
  http('a path parameter stays one segment', 'client/operation-request.ts', [
    ': encodeURIComponent(value)',
    ': value',
    'client/operation-request.spec.ts',
  ]),
  http('a dot segment names nothing', 'client/operation-request.ts', [
    "/^\\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)",
    'encodeURIComponent(value)',
    'client/operation-request.spec.ts',
  ]),
  http('nothing is sent without its required parameters', 'client/http-client.ts', [
    "if (message) return Promise.resolve({ error: { kind: 'invalid', message } });",
    '',
    'client/request-rules.spec.ts',
  ]),
  http('a token follows no redirect', 'client/transport.ts', [
    "redirect: 'error',",
    '',
    'client/faults.spec.ts',
  ]),
  http('a key of an answer becomes no prototype', 'safe-json.ts', [
    "key === '__proto__' ? undefined : value",
    'value',
    'safe-json.spec.ts',
  ]),
  http('a response has the fields of the contract alone', 'client/read-response.ts', [
    'return { sent: { data: withEtag(result.data, etag) } };',
    'return { sent: { data: withEtag(body, etag) } };',
    'client/read-response.spec.ts',
  ]),
  http('a write is sent once', 'client/http-client.ts', [
    "operation.method === 'GET' && !call.manual",
    '!call.manual',
    'client/retry.spec.ts client/faults.spec.ts',
  ]),
  http('identical writes in flight are one', 'client/http-client.ts', [
    'this.#writes.get(identity) ??',
    '',
    'client/request-rules.spec.ts',
  ]),
  http('a repeat after a broken connection has its key', 'client/http-client.ts', [
    'this.#idempotencyKeys.get(identity) ?? randomKey()',
    'randomKey()',
    'client/faults.spec.ts',
  ]),
  http('Retry-After is waited for', 'client/retry.ts', [
    'Math.max(backoff(retries), retryAfter(response, clock))',
    'backoff(retries)',
    'client/retry.spec.ts client/faults.spec.ts',
  ]),
  http('an answer for the person before is for nobody', 'client/http-client.ts', [
    'if (this.#tokenFor(call) !== token) return SESSION_OVER;',
    '',
    'client/session-end.spec.ts',
  ]),
  http('a 401 ends the session', 'client/http-client.ts', [
    "session.clear(minutes === undefined ? 'expired' : 'inactive');",
    '',
    'client/session-end.spec.ts',
  ]),
  http('control headers are not sent', 'client/control-headers.ts', [
    'headers.delete(',
    'headers.has(',
    'client/request-rules.spec.ts',
  ]),
  http('a change says which version it is about', 'client/http-client.ts', [
    "...(ifMatch && { 'If-Match': ifMatch }),",
    '',
    'client/versions.spec.ts',
  ]),
  http('a storage that throws harms nobody', 'storage/safe-storage.ts', [
    'return null;',
    "throw new Error('blocked');",
    'storage/safe-storage.spec.ts',
  ]),
  http('what is a person’s goes with the session', 'session/session.ts', [
    'storage.clearPersonal();',
    '',
    'session/session.spec.ts',
  ]),
  http('a login drops the pending token', 'session/session.ts', [
    'hold(BEARER + token, null);',
    'hold(BEARER + token, storage.read(STORED_ITEMS.pendingToken));',
    'session/session.spec.ts',
  ]),
  http('a logo whose address could run code is not taken', 'contract/runtime-config.ts', [
    '.refine((text) => /^\\/(?!\\/|\\\\)/.test(text) || /^https?:\\/\\//i.test(text))',
    '',
    'contract/runtime-config.spec.ts',
  ]),
  shell('an address asked for starts with a slash', 'routes/paths.ts', [
    "!text?.startsWith('/') ||",
    '!text ||',
    'routes/paths.spec.ts',
  ]),
  shell('it holds no backslash, space or control character', 'routes/paths.ts', [
    ' || /[\\\\\\s\\u0000-\\u001f\\u007f]/.test(text)',
    '',
    'routes/paths.spec.ts',
  ]),
  shell('resolved it does not begin with two slashes', 'routes/paths.ts', [
    " || url.pathname.startsWith('//')",
    '',
    'routes/paths.spec.ts',
  ]),
  shell('resolved it is of this origin', 'routes/paths.ts', [
    'url.origin !== ORIGIN || ',
    '',
    'routes/paths.spec.ts',
  ]),
  shell('a place asks for a session', 'guards/guard.ts', [
    '} else if (meta.requiresAuth) {',
    '} else if (meta.requiresAuth && chain.length > 99) {',
    'guards/guard.spec.ts',
  ]),
  shell('a place asks for two-factor authentication', 'guards/guard.ts', [
    'if (!(await facts.twoFactorEnabled())) return openToAll ? ALLOW : redirectTo(TWO_FACTOR_PATH);',
    'await facts.twoFactorEnabled();',
    'guards/guard.spec.ts',
  ]),
  shell('a place asks for its permission', 'guards/guard.ts', [
    "denial === undefined ? ALLOW : { type: 'deny', to: FORBIDDEN_PATH }",
    'denial ? ALLOW : ALLOW',
    'guards/guard.spec.ts',
  ]),
  shell('who cannot be told is signed out', 'guards/guard.ts', [
    "return { type: 'sign-out', to, reason: 'failed', details: rejectionDetails(error) };",
    'return ALLOW;',
    'guards/guard.spec.ts',
  ]),
  billing('a payment page is a web page', 'payment/payment-return.ts', [
    'isWebPage && ',
    '',
    'payment/provider-address.spec.ts',
  ]),
  modules('a module stays in its places', 'module-host/module-address.ts', [
    'return isBelow(base, pathname) ? { pathname, search, hash } : undefined;',
    'return { pathname, search, hash };',
    'module-host/module-address.spec.ts',
  ]),
  app('a script comes from the build, or from where the configuration says', 'page-guard/script-address.ts', [
    'some((source) => href.startsWith(source)) ? href : null',
    'some(Boolean) ? href : null',
    'page-guard/script-address.spec.ts',
  ]),
  hostProtocol('a message comes from that very origin', 'window-transport.ts', [
    ' && event.origin === origin',
    '',
    'frame-transport.spec.ts',
  ]),
  hostProtocol('a message comes from that very window', 'window-transport.ts', [
    'event.source === peer && ',
    '',
    'frame-transport.spec.ts',
  ]),
  hostProtocol('a message goes to that very origin', 'window-transport.ts', [
    'peer.postMessage(message, origin)',
    "peer.postMessage(message, '*')",
    'frame-transport.spec.ts',
  ]),
  hostProtocol('an origin is exact', 'window-transport.ts', [
    'return URL.canParse(origin) && new URL(origin).origin === origin;',
    'return origin !== undefined;',
    'frame-transport.spec.ts',
  ]),
  hostProtocol('a host gives a token', 'guard-host.ts', [
    'if (!initial.data?.token) throw',
    'if (!initial.data) throw',
    'shell-host.spec.ts guard-host.spec.ts',
  ]),
  hostProtocol('a host’s state is checked', 'guard-host.ts', [
    'if (!next.success) {\n      onError(next.error);\n      return;\n    }\n    state = next.data;',
    'state = { ...state, ...change };',
    'shell-host.spec.ts guard-host.spec.ts',
  ]),
];
