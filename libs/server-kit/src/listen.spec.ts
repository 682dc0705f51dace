import { expect, it } from 'vitest';
import { urlOf } from './listen';

it.each([
  ['0.0.0.0', 'http://127.0.0.1:4200'],
  ['::', 'http://[::1]:4200'],
  ['192.0.2.7', 'http://192.0.2.7:4200'],
  ['2001:db8::7', 'http://[2001:db8::7]:4200'],
])('a server on host %s is reached at %s', (host, address) => expect(urlOf(host, 4200)).toBe(address));
