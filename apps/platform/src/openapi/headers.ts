import {
  ADMIN_APP_ID,
  BACKGROUND_HEADER,
  CAPTCHA_HEADER,
  isIdempotent,
  type Operation,
} from '@console/http/contract';

const text = { type: 'string' } as const;

export const requestHeaders = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'The language of messages: `en-US` unless `vi-VN` is preferred.',
    schema: text,
  },
  AppId: {
    name: 'X-App-Id',
    in: 'header',
    description: 'The app that the call is made in: the caller’s permissions there count.',
    schema: { ...text, default: ADMIN_APP_ID },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes a repeat safe: for a day, the same key with the same call is answered with the first answer.',
    schema: { ...text, minLength: 1, maxLength: 200 },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag of the version that is to be changed; rejected with 412 when there is a newer one.',
    schema: text,
  },
  Background: {
    name: BACKGROUND_HEADER,
    in: 'header',
    description: 'Any value: the client sends the call by itself, so it is no activity of the user.',
    schema: text,
  },
  CaptchaToken: {
    name: CAPTCHA_HEADER,
    in: 'header',
    description: '`v3:<token>` or `v2:<token>`; asked for where the installation has a captcha.',
    schema: text,
  },
} as const;

type RequestHeader = keyof typeof requestHeaders;

export function headersOf(operation: Operation): RequestHeader[] {
  const { access, appParam, captcha, ifMatch, method } = operation;
  const isSignedIn = access !== 'public' && access !== 'pending' && access !== 'app-key';
  const headers: [RequestHeader, boolean][] = [
    ['AcceptLanguage', true],
    ['AppId', isSignedIn && access !== 'session' && (appParam === undefined || reachesAcross(access))],
    ['Background', isSignedIn && method === 'GET'],
    ['IdempotencyKey', isIdempotent(operation)],
    ['IfMatch', ifMatch === true],
    ['CaptchaToken', captcha === true],
  ];
  return headers.filter(([, applies]) => applies).map(([name]) => name);
}

/** Whether staff can call it with permissions in the admin app. */
function reachesAcross(access: Operation['access']): boolean {
  return (
    typeof access === 'object' &&
    Object.values(access)
      .flat()
      .some((reach) => reach !== 'own-app')
  );
}

export const responseHeaders = {
  'X-Request-Id': {
    description: 'Identifies the call in the platform’s log. A value that the caller sends is used.',
    schema: text,
  },
  ETag: { description: 'The version of the returned resource, for `If-Match`.', schema: text },
  Location: {
    description: 'The address that the browser is redirected to.',
    schema: { ...text, format: 'uri-reference' },
  },
  'Retry-After': {
    description: 'Seconds after which the call may be repeated.',
    schema: { type: 'integer', minimum: 0 },
  },
  'WWW-Authenticate': { description: 'The authentication scheme, `Bearer`.', schema: text },
} as const;
export type ResponseHeader = keyof typeof responseHeaders;
