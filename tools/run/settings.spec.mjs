import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allowedNetworksOf, checkNode, checkPorts, invoiceSellerOf, readSettings } from './settings.mjs';
import { signInLines } from './sign-in-lines.mjs';

async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close());
  return server.address().port;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

describe('the settings of a start', () => {
  it.each([
    [
      {},
      {
        host: '127.0.0.1',
        port: 4200,
        platformPort: 4201,
        consoleUrl: 'http://localhost:4200',
        media: { port: 4202, url: 'http://127.0.0.1:4202' },
      },
    ],
    [
      { PORT: '', HOST: '', MEDIA_NODE: 'off' },
      { host: '127.0.0.1', port: 4200, platformPort: 4201, consoleUrl: 'http://localhost:4200' },
    ],
    [
      { PORT: '5000', HOST: '::', MEDIA_PORT: '6000', MEDIA_URL: 'https://media.example' },
      {
        host: '::',
        port: 5000,
        platformPort: 5001,
        consoleUrl: 'http://localhost:5000',
        media: { port: 6000, url: 'https://media.example' },
      },
    ],
    [
      { HOST: '0.0.0.0', CONSOLE_URL: 'https://console.example', MEDIA_NODE: 'off' },
      { host: '0.0.0.0', port: 4200, platformPort: 4201, consoleUrl: 'https://console.example' },
    ],
    [
      { PORT: '65535', API_BASE_URL: 'https://platform.example' },
      { host: '127.0.0.1', port: 65_535, apiBaseUrl: 'https://platform.example' },
    ],
  ])('are read from %j', (environment, settings) => {
    expect(readSettings(environment)).toEqual(settings);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '0' }, 'PORT must be a whole number from 1 to 65535, not "0".'],
    [{ PORT: '4200.5' }, 'PORT must be a whole number from 1 to 65535, not "4200.5".'],
    [{ PLATFORM_PORT: '70000' }, 'PLATFORM_PORT must be a whole number from 1 to 65535, not "70000".'],
    [{ PORT: '65535' }, 'PLATFORM_PORT must be set when PORT is 65535: its default is the next port.'],
    [{ PORT: '5000', PLATFORM_PORT: '5000' }, 'PORT and PLATFORM_PORT must differ; both are 5000.'],
    [{ PORT: '5000', MEDIA_PORT: '5001' }, 'MEDIA_PORT must be set to a free port: 5001 cannot be used.'],
    [{ MEDIA_NODE: 'yes' }, 'MEDIA_NODE must be on or off, not "yes".'],
  ])('%j stop it in one line', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each([
    'platform',
    'ftp://platform.example',
    'https://somebody:s3cret@platform.example',
    'https://platform.example/?key=s3cret',
    'https://platform.example/#s3cret',
  ])('API_BASE_URL %s stops it in one line that does not repeat it', (API_BASE_URL) => {
    expect(() => readSettings({ API_BASE_URL })).toThrow(
      /^API_BASE_URL must be an http or https address without credentials, query or fragment\.$/,
    );
  });

  it('name the port that is in use', async () => {
    const [taken, free] = [await takenPort(), await freePort()];
    const host = '127.0.0.1';
    await expect(checkPorts({ host, port: taken, platformPort: free })).rejects.toThrow(
      `Port ${taken} on 127.0.0.1 is in use. Set PORT to a free one.`,
    );
    await expect(checkPorts({ host, port: free, platformPort: taken })).rejects.toThrow(
      `Port ${taken} on 127.0.0.1 is in use. Set PLATFORM_PORT to a free one.`,
    );
    await checkPorts({ host, port: free });
  });

  it('name a host that is not this machine', async () => {
    const port = await freePort();
    await expect(checkPorts({ host: '192.0.2.1', port })).rejects.toThrow('HOST 192.0.2.1 is no address of');
  });
});

it('an old Node is refused', () => {
  expect(() => checkNode('18.20.0')).toThrow('Node.js 20 or newer is needed; this is 18.20.0.');
  expect(() => checkNode('20.0.0')).not.toThrow();
});

describe('how to sign in', () => {
  const url = 'http://127.0.0.1:4200/';

  it('shows the first operator’s password while it is the one that was made', () => {
    expect(signInLines({ url, firstOperator: { email: 'a@b.example', password: 's3' } })).toEqual([
      '',
      'Signalbox is ready: http://127.0.0.1:4200/',
      '  Email:    a@b.example',
      '  Password: s3',
    ]);
  });

  it('says so when it is another', () => {
    expect(signInLines({ url, firstOperator: { email: 'a@b.example' } }).at(-1)).toBe(
      '  Password: (the one chosen for this account)',
    );
  });

  it('names the platform elsewhere', () => {
    const lines = signInLines({ url, apiBaseUrl: 'https://platform.example' });
    expect(lines.at(-1)).toBe('  Sign in with an account of https://platform.example');
  });
});

it.each([
  ['of a local demo are this machine', {}, '127.0.0.1', '127.0.0.1,::1'],
  ['are those that are set', { ALLOWED_NETWORKS: '10.0.0.0/8' }, '127.0.0.1', '10.0.0.0/8'],
  ['without a demo are none', { SEED_APPS: '0' }, '127.0.0.1', ''],
  ['of a console with a public address are none', { CONSOLE_URL: 'https://console.example' }, '::1', ''],
  ['of servers that others reach are none', {}, '0.0.0.0', ''],
])('allowed networks %s', (_what, environment, host, networks) => {
  expect(allowedNetworksOf(environment, host)).toBe(networks);
});

it.each([
  ['is a company in a local demo', {}, '127.0.0.1', ['INVOICE_SELLER', 'INVOICE_PAYMENT_INSTRUCTIONS']],
  ['is the one that is set', { INVOICE_SELLER: 'Red River Media' }, '127.0.0.1', []],
  ['is unknown without a demo', { SEED_APPS: '0' }, '127.0.0.1', []],
  ['is unknown where others reach the servers', {}, '0.0.0.0', []],
])('the seller of invoices %s', (_what, environment, host, names) => {
  expect(Object.keys(invoiceSellerOf(environment, host))).toEqual(names);
});
