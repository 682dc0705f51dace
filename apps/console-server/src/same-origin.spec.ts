import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin';

it.each([
  {},
  { origin: 'http://console.example:4200', host: 'console.example:4200' },
  { origin: 'https://console.example', host: 'console.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://console.example', host: 'behind-a-proxy:4200' },
])('%j is same-origin or not from a browser', (headers) => {
  expect(isSameOrigin(headers)).toBe(true);
});

it.each([
  { origin: 'https://evil.example', host: 'console.example' },
  { origin: 'https://console.example:8443', host: 'console.example' },
  { origin: 'https://console.example.evil.example', host: 'console.example' },
  { origin: 'null', host: 'console.example' },
  { origin: '', host: 'console.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://console.example', host: 'console.example' },
  { 'sec-fetch-site': 'same-site', host: 'console.example' },
])('%j is cross-origin', (headers) => {
  expect(isSameOrigin(headers)).toBe(false);
});

it('accepts pages of listed hosts only', () => {
  const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', host: 'console.example' });
  expect(isSameOrigin(from('https://host.example'), ['https://host.example'])).toBe(true);
  expect(isSameOrigin(from('https://evil.example'), ['https://host.example'])).toBe(false);
});
