// @see spec 7.1
import { describe, expect, it } from 'vitest';
import { TokenHeaderName } from './token-header-name';

describe('the name of the token header', () => {
  it.each(['x-backdoor', 'X-Token', 'local', 'a', "!#$%&'*+.^_`|~-", 'x'.repeat(64)])('may be "%s"', (name) =>
    expect(TokenHeaderName.safeParse(name).data).toBe(name),
  );

  it.each([
    ['no text', ''],
    ['a space', 'x token'],
    ['a space around it', ' x-token '],
    ['a colon', 'x-token:'],
    ['a line break', 'x-token\r\nCookie'],
    ['a NUL', 'x-token\0'],
    ['other letters', 'x-mã'],
    ['a length of more than 64', 'x'.repeat(65)],
  ])('is not an HTTP token with %s', (_what, name) =>
    expect(TokenHeaderName.safeParse(name).success).toBe(false),
  );

  it.each([
    'Cookie',
    'COOKIE',
    'cookie2',
    'Set-Cookie',
    'Host',
    'hOsT',
    'Authorization',
    'authorization',
    'Proxy-Authorization',
    'Sec-Fetch-Site',
    'Origin',
    'Referer',
    'Connection',
    'Transfer-Encoding',
    'Content-Length',
    'Upgrade',
    'TE',
    'Via',
    'Forwarded',
    'X-Forwarded-For',
    'X-HTTP-Method-Override',
    'Access-Control-Request-Method',
  ])('is not the standard header %s', (name) => expect(TokenHeaderName.safeParse(name).success).toBe(false));

  it.each([
    'constructor',
    'Constructor',
    '__proto__',
    '__PROTO__',
    'prototype',
    'toString',
    'tostring',
    'hasOwnProperty',
    'valueOf',
    '__defineGetter__',
  ])('is not the object property %s', (name) => expect(TokenHeaderName.safeParse(name).success).toBe(false));

  it.each([
    'Accept',
    'Accept-Language',
    'Content-Type',
    'Idempotency-Key',
    'If-Match',
    'X-App-Id',
    'x-captcha-token',
  ])('is not the request header %s', (name) => expect(TokenHeaderName.safeParse(name).success).toBe(false));
});
