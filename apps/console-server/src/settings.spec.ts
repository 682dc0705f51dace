// @see ASVS 13.2.4
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';

describe('the settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({
      port: 4200,
      host: '127.0.0.1',
      logLevel: 'info',
      stopDelayMs: 0,
      consoleConfig: undefined,
    });
    expect(readSettings({ PORT: '' }).port).toBe(4200);
  });

  it.each([
    [{}, 'http://127.0.0.1:4201/'],
    [{ PORT: '5000' }, 'http://127.0.0.1:5001/'],
    [{ PORT: '5000', PLATFORM_PORT: '6000', HOST: '0.0.0.0' }, 'http://127.0.0.1:6000/'],
    [{ HOST: '::1' }, 'http://[::1]:4201/'],
    [{ PORT: '65535', API_BASE_URL: 'https://platform.example/media' }, 'https://platform.example/media'],
  ])('%j put the platform at %s', (environment, address) => {
    expect(readSettings(environment).platform.href).toBe(address);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ TRUSTED_PROXIES: '10.0.0.1,nginx' }, /^TRUSTED_PROXIES must be addresses and subnets/],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65535.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of trace, .*silent\.$/],
    [{ API_BASE_URL: 'platform:4201' }, /^API_BASE_URL must be an http or https address/],
    [{ API_BASE_URL: 'https://a:b@platform.example' }, /^API_BASE_URL must be/],
    [{ API_BASE_URL: 'javascript:alert(1)' }, /^API_BASE_URL must be/],
    [{ PORT: '65535' }, 'PLATFORM_PORT must be set when PORT is 65535: its default is the next port.'],
    [{ PORT: '5000', PLATFORM_PORT: '5000' }, 'PORT and PLATFORM_PORT must differ; both are 5000.'],
  ])('%j are rejected in one line', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});
