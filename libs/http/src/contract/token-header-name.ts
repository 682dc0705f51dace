import { z } from 'zod';

/** What the Fetch standard keeps from scripts, or what would end or reroute a request on its way. */
const KEPT_BY_TRANSPORT = [
  'accept-charset',
  'accept-encoding',
  'access-control-request-headers',
  'access-control-request-method',
  'connection',
  'content-encoding',
  'content-length',
  'cookie',
  'cookie2',
  'date',
  'dnt',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
];

/** What a call says by itself: the token must not take its place. */
const KEPT_BY_CALLS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'x-app-id',
  'x-captcha-token',
  'x-request-id',
];

/** As a key of a plain object, each of these would be taken for a property that every object inherits. */
const PROTOTYPE_NAMES = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)].map((name) =>
  name.toLowerCase(),
);

const KEPT = new Set([...KEPT_BY_TRANSPORT, ...KEPT_BY_CALLS, ...PROTOTYPE_NAMES]);
const KEPT_PREFIXES = /^(proxy-|sec-|access-control-|x-forwarded-)/;

/**
 * The name of a header that carries the token beside `Authorization`: a plain HTTP token, and none that a browser, a
 * proxy or a call itself has a use for, nor a property that objects inherit. @see spec 7.1
 */
export const TokenHeaderName = z
  .string()
  .max(64)
  .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/)
  .refine((name) => !KEPT.has(name.toLowerCase()) && !KEPT_PREFIXES.test(name.toLowerCase()), {
    error: 'This header has another use.',
  });
