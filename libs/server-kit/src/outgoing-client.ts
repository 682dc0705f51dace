import { lookup } from 'node:dns';
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { Networks } from './networks';

/** Addresses of this machine, of private networks and for special use. */
const NOT_PUBLIC = new Networks([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/127',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'ff00::/8',
]);

export interface OutgoingRequest {
  url: string;
  method: 'GET' | 'HEAD' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For everything: name lookup, connection and response. */
  timeoutMs: number;
  /** A longer response is an error. */
  maxBytes: number;
}

interface OutgoingConnection {
  host: string;
  port: number;
  /** TLS with a verified certificate. */
  isSecure: boolean;
  signal: AbortSignal;
}

export interface OutgoingResponse {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Requests to addresses that users enter. Private addresses are rejected unless `allowed` has them. */
export class OutgoingClient {
  /** @param onSocket Gets the connection of each request. */
  constructor(
    private readonly allowed: Networks,
    private readonly onSocket: (socket: Socket) => void = () => undefined,
  ) {}

  /** Redirects are not followed. @throws Error with a message for the user. */
  async send({
    url,
    method,
    headers,
    body,
    timeoutMs,
    maxBytes,
  }: OutgoingRequest): Promise<OutgoingResponse> {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0) this.#requireAllowed(host);
    const request = protocol === 'https:' ? requestHttps : requestHttp;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await new Promise((resolve, reject) => {
        const sent = request(
          url,
          { method, headers: { ...headers }, signal, lookup: this.#lookup, agent: false },
          (response) => {
            const chunks: Buffer[] = [];
            let size = 0;
            response.on('data', (chunk: Buffer) => {
              size += chunk.length;
              if (size > maxBytes) sent.destroy(new Error(`The response is longer than ${maxBytes} bytes.`));
              else chunks.push(chunk);
            });
            response.on('error', reject);
            response.on('end', () => {
              const { statusCode = 0, headers: received } = response;
              resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
            });
          },
        );
        sent.on('error', reject);
        sent.on('socket', this.onSocket);
        sent.end(body);
      });
    } catch (error) {
      if (signal.aborted) throw new Error(`No response within ${timeoutMs / 1000} s.`, { cause: error });
      throw error;
    }
  }

  /** A connection of another protocol than HTTP. The signal closes it until then. @throws Error with a message for the user. */
  async connect({ host, port, isSecure, signal }: OutgoingConnection): Promise<Socket> {
    if (isIP(host) !== 0) this.#requireAllowed(host);
    signal.throwIfAborted();
    const lookup = this.#lookup;
    const socket = isSecure
      ? connectSecurely({ host, port, lookup, ...(isIP(host) === 0 && { servername: host }) })
      : connect({ host, port, lookup });
    this.onSocket(socket);
    const abort = () => socket.destroy(new Error(`No connection to ${host}.`));
    signal.addEventListener('abort', abort, { once: true });
    try {
      await once(socket, isSecure ? 'secureConnect' : 'connect');
      return socket;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  readonly #lookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      try {
        if (error) throw error;
        addresses.forEach(({ address }) => this.#requireAllowed(address, hostname));
        const [first] = addresses;
        if (options.all) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      } catch (problem) {
        callback(problem instanceof Error ? problem : new Error(String(problem)), '');
      }
    });
  };

  /** @param name For the error, which must not reveal what the name of a host resolves to. */
  #requireAllowed(address: string, name = address): void {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    if (NOT_PUBLIC.has(plain) && !this.allowed.has(plain)) {
      throw new Error(`${name} is not a public address, and ALLOWED_NETWORKS does not name it.`);
    }
  }
}
