import { z } from 'zod';

/** Forbidden by the Fetch standard, or changing how a request is routed. */
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

/** Set by the client itself. */
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

/** Inherited properties of plain objects. */
const PROTOTYPE_NAMES = ['prototype', ...Object.getOwnPropertyNames(Object.prototype)].map((name) =>
  name.toLowerCase(),
);

const KEPT = new Set([...KEPT_BY_TRANSPORT, ...KEPT_BY_CALLS, ...PROTOTYPE_NAMES]);
const KEPT_PREFIXES = /^(proxy-|sec-|access-control-|x-forwarded-)/;

/**
 * The name of a header that carries the token in addition to `Authorization`: a plain HTTP token without another use. @see spec 7.1
 */
export const TokenHeaderName = z
  .string()
  .max(64)
  .regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/)
  .refine((name) => !KEPT.has(name.toLowerCase()) && !KEPT_PREFIXES.test(name.toLowerCase()), {
    error: 'This header has another use.',
  });
