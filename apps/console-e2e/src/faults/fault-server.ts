import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Exchange {
  response: ServerResponse;
  /** The number of the request among those with this fault, from 1. */
  count: number;
  request: () => Promise<IncomingMessage>;
  /** Sends the request to the platform and its response to the console. */
  passOn: () => Promise<void>;
}

export type Fault = (exchange: Exchange) => unknown;

interface ActiveFault {
  readonly count: number;
  stop: () => void;
}

/** A proxy between console and platform that injects faults. */
export interface FaultServer {
  url: URL;
  /** Makes the requests of a method to a path fail. The newest fault applies. */
  break: (method: string, path: string, fault: Fault) => ActiveFault;
  reset: () => void;
  stop: () => Promise<void>;
}

interface Rule {
  method: string;
  path: string;
  fault: Fault;
  count: number;
}

export async function startFaultServer(platform: URL): Promise<FaultServer> {
  const rules = new Set<Rule>();
  const server = createServer((incoming, response) => {
    const path = (incoming.url ?? '').split('?', 1)[0];
    const rule = [...rules].findLast((known) => known.method === incoming.method && known.path === path);
    const request = () => forward(platform, incoming);
    const passOn = async () => {
      const original = await request();
      response.writeHead(original.statusCode ?? 502, original.rawHeaders);
      original.pipe(response);
    };
    const done = rule ? rule.fault({ response, count: ++rule.count, request, passOn }) : passOn();
    // The browser may have canceled the request.
    void Promise.resolve(done).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: new URL(`http://127.0.0.1:${port}`),
    break: (method, path, fault) => {
      const rule: Rule = { method, path, fault, count: 0 };
      rules.add(rule);
      return {
        get count() {
          return rule.count;
        },
        stop: () => {
          rules.delete(rule);
        },
      };
    },
    reset: () => {
      rules.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(platform: URL, incoming: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { 'accept-encoding': _unread, ...headers } = incoming.headers;
    const outgoing = httpRequest(new URL(incoming.url ?? '/', platform), {
      method: incoming.method,
      headers,
      // The platform may close a reused connection at any time.
      agent: false,
    });
    outgoing.once('error', reject);
    outgoing.once('response', resolve);
    incoming.pipe(outgoing);
  });
}
