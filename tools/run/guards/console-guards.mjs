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
  http('a path parameter is no dot segment', 'client/operation-request.ts', [
    "/^\\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)",
    'encodeURIComponent(value)',
    'client/operation-request.spec.ts',
  ]),
  http('required parameters are checked before sending', 'client/http-client.ts', [
    "if (message) return Promise.resolve({ error: { kind: 'invalid', message } });",
    '',
    'client/request-rules.spec.ts',
  ]),
  http('a token is not sent to a redirect target', 'client/transport.ts', [
    "redirect: 'error',",
    '',
    'client/faults.spec.ts',
  ]),
  http('a response cannot set a prototype', 'safe-json.ts', [
    "key === '__proto__' ? undefined : value",
    'value',
    'safe-json.spec.ts',
  ]),
  http('a response has only the fields of the contract', 'client/read-response.ts', [
    'return { sent: { data: withEtag(result.data, etag) } };',
    'return { sent: { data: withEtag(body, etag) } };',
    'client/read-response.spec.ts',
  ]),
  http('a write is not retried', 'client/http-client.ts', [
    "operation.method === 'GET' && !call.manual",
    '!call.manual',
    'client/retry.spec.ts client/faults.spec.ts',
  ]),
  http('identical writes in flight are merged', 'client/http-client.ts', [
    'this.#writes.get(identity) ??',
    '',
    'client/request-rules.spec.ts',
  ]),
  http('a retry after a broken connection repeats the idempotency key', 'client/http-client.ts', [
    'this.#idempotencyKeys.get(identity) ?? randomKey()',
    'randomKey()',
    'client/faults.spec.ts',
  ]),
  http('a retry waits for Retry-After', 'client/retry.ts', [
    'Math.max(backoff(retries), retryAfter(response, clock))',
    'backoff(retries)',
    'client/retry.spec.ts client/faults.spec.ts',
  ]),
  http('a response for an earlier session is discarded', 'client/http-client.ts', [
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
  http('a change sends If-Match', 'client/http-client.ts', [
    "...(ifMatch && { 'If-Match': ifMatch }),",
    '',
    'client/versions.spec.ts',
  ]),
  http('a storage that throws counts as empty', 'storage/safe-storage.ts', [
    'return null;',
    "throw new Error('blocked');",
    'storage/safe-storage.spec.ts',
  ]),
  http('personal data is removed with the session', 'session/session.ts', [
    'storage.clearPersonal();',
    '',
    'session/session.spec.ts',
  ]),
  http('a sign-in removes the pending token', 'session/session.ts', [
    'hold(BEARER + token, null);',
    'hold(BEARER + token, storage.read(STORED_ITEMS.pendingToken));',
    'session/session.spec.ts',
  ]),
  http('a logo address cannot run code', 'contract/runtime-config.ts', [
    '.refine((text) => /^\\/(?!\\/|\\\\)/.test(text) || /^https?:\\/\\//i.test(text))',
    '',
    'contract/runtime-config.spec.ts',
  ]),
  shell('a redirect target starts with a slash', 'routes/paths.ts', [
    "!text?.startsWith('/') ||",
    '!text ||',
    'routes/paths.spec.ts',
  ]),
  shell('a redirect target has no backslash, space or control character', 'routes/paths.ts', [
    ' || /[\\\\\\s\\u0000-\\u001f\\u007f]/.test(text)',
    '',
    'routes/paths.spec.ts',
  ]),
  shell('a resolved redirect target does not begin with two slashes', 'routes/paths.ts', [
    " || url.pathname.startsWith('//')",
    '',
    'routes/paths.spec.ts',
  ]),
  shell('a resolved redirect target is on this origin', 'routes/paths.ts', [
    'url.origin !== ORIGIN || ',
    '',
    'routes/paths.spec.ts',
  ]),
  shell('a route requires a session', 'guards/guard.ts', [
    '} else if (meta.requiresAuth) {',
    '} else if (meta.requiresAuth && chain.length > 99) {',
    'guards/guard.spec.ts',
  ]),
  shell('a route requires two-factor authentication', 'guards/guard.ts', [
    'if (!(await facts.twoFactorEnabled())) return openToAll ? ALLOW : redirectTo(TWO_FACTOR_PATH);',
    'await facts.twoFactorEnabled();',
    'guards/guard.spec.ts',
  ]),
  shell('a route requires its permission', 'guards/guard.ts', [
    "denial === undefined ? ALLOW : { type: 'deny', to: FORBIDDEN_PATH }",
    'denial ? ALLOW : ALLOW',
    'guards/guard.spec.ts',
  ]),
  shell('an unreadable permission check signs out', 'guards/guard.ts', [
    "return { type: 'sign-out', to, reason: 'failed', details: rejectionDetails(error) };",
    'return ALLOW;',
    'guards/guard.spec.ts',
  ]),
  billing('a payment page has an http(s) address', 'payment/payment-return.ts', [
    'isWebPage && ',
    '',
    'payment/provider-address.spec.ts',
  ]),
  modules('a module navigates only below its path', 'module-host/module-address.ts', [
    'return isBelow(base, pathname) ? { pathname, search, hash } : undefined;',
    'return { pathname, search, hash };',
    'module-host/module-address.spec.ts',
  ]),
  app('scripts load only from the build and configured origins', 'page-guard/script-address.ts', [
    'some((source) => href.startsWith(source)) ? href : null',
    'some(Boolean) ? href : null',
    'page-guard/script-address.spec.ts',
  ]),
  hostProtocol('a message is accepted only from the origin', 'window-transport.ts', [
    ' && event.origin === origin',
    '',
    'frame-transport.spec.ts',
  ]),
  hostProtocol('a message is accepted only from the window', 'window-transport.ts', [
    'event.source === peer && ',
    '',
    'frame-transport.spec.ts',
  ]),
  hostProtocol('a message is sent only to the origin', 'window-transport.ts', [
    'peer.postMessage(message, origin)',
    "peer.postMessage(message, '*')",
    'frame-transport.spec.ts',
  ]),
  hostProtocol('an origin is exact', 'window-transport.ts', [
    'return URL.canParse(origin) && new URL(origin).origin === origin;',
    'return origin !== undefined;',
    'frame-transport.spec.ts',
  ]),
  hostProtocol('a host must provide a token', 'guard-host.ts', [
    'if (!initial.data?.token) throw',
    'if (!initial.data) throw',
    'shell-host.spec.ts guard-host.spec.ts',
  ]),
  hostProtocol('the state of a host is validated', 'guard-host.ts', [
    'if (!next.success) {\n      onError(next.error);\n      return;\n    }\n    state = next.data;',
    'state = { ...state, ...change };',
    'shell-host.spec.ts guard-host.spec.ts',
  ]),
];
