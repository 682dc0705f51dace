import { describe, expect, it } from 'vitest';
import { readSettings, unknownSettings } from './settings';

const TOKEN = { MEDIA_NODE_TOKEN: 'a'.repeat(16) };

describe('the settings', () => {
  it('have defaults for a console on this machine', () => {
    expect(readSettings({ ...TOKEN, MEDIA_NODE_NAME: 'edge/1' })).toMatchObject({
      port: 4202,
      origin: 'http://127.0.0.1:4202',
      region: 'local',
      capacity: 50,
      allowedOrigins: ['http://localhost:4200', 'http://127.0.0.1:4200'],
      platform: new URL('http://127.0.0.1:4201'),
      dataDir: expect.stringMatching(/\.data\/media\/edge%2F1$/) as string,
    });
  });

  it.each([
    [{ CONSOLE_URL: 'https://console.example/' }, ['https://console.example']],
    [
      { MEDIA_ALLOWED_ORIGINS: 'https://a.example, https://b.example/x' },
      ['https://a.example', 'https://b.example'],
    ],
  ])('%j allow %j', (environment, origins) => {
    expect(readSettings({ ...TOKEN, ...environment }).allowedOrigins).toEqual(origins);
  });

  it.each([
    [{}, 'MEDIA_NODE_TOKEN must be the 16 to 500 characters that the platform has.'],
    [{ ...TOKEN, MEDIA_URL: 'media' }, 'MEDIA_URL must be an http or https address.'],
    [
      { ...TOKEN, MEDIA_ALLOWED_ORIGINS: '*' },
      'MEDIA_ALLOWED_ORIGINS must be comma-separated http or https addresses.',
    ],
  ])('%j are rejected in one line', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('that do not exist are named', () => {
    expect(unknownSettings({ ...TOKEN, MEDIA_TOKEN: 'x' })).toEqual([
      'MEDIA_TOKEN is not a setting and has no effect.',
    ]);
  });
});
