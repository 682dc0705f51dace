import { expect, it } from 'vitest';
import { isSameOrigin } from './same-origin';

it.each([
  {},
  { origin: 'http://console.example:4200', host: 'console.example:4200' },
  { origin: 'https://console.example', host: 'console.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://console.example', host: 'behind-a-proxy:4200' },
])('%j comes from a page of ours, or from no browser', (headers) => {
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
])('%j comes from elsewhere', (headers) => {
  expect(isSameOrigin(headers)).toBe(false);
});

it('a page of a listed host counts as one of ours, and no other does', () => {
  const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', host: 'console.example' });
  expect(isSameOrigin(from('https://host.example'), ['https://host.example'])).toBe(true);
  expect(isSameOrigin(from('https://evil.example'), ['https://host.example'])).toBe(false);
});
