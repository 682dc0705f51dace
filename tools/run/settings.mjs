import { createServer } from 'node:net';
import { Stop } from './stop.mjs';

const OLDEST_NODE = 20;

export function checkNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST_NODE) return;
  throw new Stop(`Node.js ${OLDEST_NODE} or newer is needed; this is ${version}.`);
}

/**
 * The settings that select the servers and ports, checked before installation and builds. Empty variables
 * count as unset.
 */
export function readSettings(environment) {
  const port = portOf(environment, 'PORT') ?? 4200;
  const apiBaseUrl = environment.API_BASE_URL || undefined;
  if (apiBaseUrl !== undefined && !isPlainWebAddress(apiBaseUrl)) {
    // Not repeated: it may contain a password.
    throw new Stop('API_BASE_URL must be an http or https address without credentials, query or fragment.');
  }
  const host = environment.HOST || '127.0.0.1';
  if (apiBaseUrl !== undefined) return { host, port, apiBaseUrl };

  const platformPort = portOf(environment, 'PLATFORM_PORT') ?? port + 1;
  if (platformPort > 65_535) {
    throw new Stop(`PLATFORM_PORT must be set when PORT is ${port}: its default is the next port.`);
  }
  if (platformPort === port) throw new Stop(`PORT and PLATFORM_PORT must differ; both are ${port}.`);
  const media = mediaNodeOf(environment, { host, port, platformPort });
  const consoleUrl = environment.CONSOLE_URL || consoleAddressOf(host, port);
  return { host, port, platformPort, consoleUrl, ...(media && { media }) };
}

/** Undefined when no media node is wanted. */
function mediaNodeOf(environment, { host, port, platformPort }) {
  const wanted = environment.MEDIA_NODE || 'on';
  if (wanted === 'off') return undefined;
  if (wanted !== 'on') throw new Stop(`MEDIA_NODE must be on or off, not ${JSON.stringify(wanted)}.`);
  const mediaPort = portOf(environment, 'MEDIA_PORT') ?? port + 2;
  if (mediaPort > 65_535 || mediaPort === port || mediaPort === platformPort) {
    throw new Stop(`MEDIA_PORT must be set to a free port: ${mediaPort} cannot be used.`);
  }
  return { port: mediaPort, url: environment.MEDIA_URL || addressOf(host, mediaPort) };
}

export async function checkPorts({ host, port, platformPort, media }) {
  await checkPort('PORT', host, port);
  if (platformPort !== undefined) await checkPort('PLATFORM_PORT', host, platformPort);
  if (media) await checkPort('MEDIA_PORT', host, media.port);
}

async function checkPort(name, host, port) {
  const code = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)));
  });
  if (code === undefined) return;
  if (code === 'EADDRINUSE') throw new Stop(`Port ${port} on ${host} is in use. Set ${name} to a free one.`);
  if (code === 'EACCES')
    throw new Stop(`Port ${port} is not open to this user. Set ${name} to a higher one.`);
  throw new Stop(`HOST ${host} is no address of this machine (${code}).`);
}

/**
 * The private networks that servers may reach. A demo that only this machine reaches has its ad server and creatives
 * here; elsewhere the default is none.
 */
export function allowedNetworksOf(environment, host) {
  return environment.ALLOWED_NETWORKS || (isLocalDemo(environment, host) ? '127.0.0.1,::1' : '');
}

const DEMO_SELLER = {
  INVOICE_SELLER: [
    'Công ty Cổ phần Signalbox (demo)',
    '1 Trần Phú, Ba Đình, Hà Nội, Việt Nam',
    'Mã số thuế / Tax code: 0100000000',
  ].join('\n'),
  INVOICE_PAYMENT_INSTRUCTIONS: [
    'Ngân hàng / Bank: Example Bank, Hà Nội',
    'Số tài khoản / Account: 0000 1234 5678, Công ty Cổ phần Signalbox',
    'Nội dung / Reference: số hóa đơn này / the number of this invoice',
  ].join('\n'),
};

/** Who issues the invoices of a demo that only this machine reaches; elsewhere the default is empty. */
export function invoiceSellerOf(environment, host) {
  const names = Object.keys(DEMO_SELLER);
  if (!isLocalDemo(environment, host) || names.some((name) => environment[name])) return {};
  return DEMO_SELLER;
}

function isLocalDemo({ SEED_APPS: apps, CONSOLE_URL: address }, host) {
  return LOOPBACK.includes(host) && !address && Number(apps || 1) > 0;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const THIS_MACHINE = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** Browsers have passkeys for names such as `localhost`, and none for IP addresses. */
function consoleAddressOf(host, port) {
  return THIS_MACHINE.includes(host) ? `http://localhost:${port}` : addressOf(host, port);
}

/** The URL of a server on this machine. */
export function addressOf(host, port) {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function portOf(environment, name) {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Stop(`${name} must be a whole number from 1 to 65535, not ${JSON.stringify(text)}.`);
}

function isPlainWebAddress(text) {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}
