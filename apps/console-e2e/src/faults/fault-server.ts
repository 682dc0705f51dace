import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that goes wrong, and the platform that would have answered it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Which of the calls that meet this fault it is, from 1. */
  count: number;
  /** The platform's answer, to do with as one likes. */
  ask: () => Promise<IncomingMessage>;
  /** Answers as if nothing were wrong. */
  passOn: () => Promise<void>;
}

export type Fault = (exchange: Exchange) => unknown;

export interface Breakage {
  /** The calls that have met the fault until now. */
  readonly count: number;
  mend: () => void;
}

/** Stands between console and platform. Passes everything on, but for what it was told to get wrong. */
export interface FaultServer {
  url: URL;
  /** Gets the calls of a method to a path wrong. The fault that was told last counts. */
  break: (method: string, path: string | RegExp, fault: Fault) => Breakage;
  mendAll: () => void;
  stop: () => Promise<void>;
}

interface Rule {
  method: string;
  path: string | RegExp;
  fault: Fault;
  count: number;
}

export async function startFaultServer(platform: URL): Promise<FaultServer> {
  const rules: Rule[] = [];
  const remove = (rule: Rule) => {
    const index = rules.indexOf(rule);
    if (index !== -1) rules.splice(index, 1);
  };

  const server = createServer((request, response) => {
    const rule = rules.find((candidate) => fits(candidate, request));
    const ask = () => askPlatform(platform, request);
    const passOn = async () => {
      const answer = await ask();
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    };
    const answered = rule ? rule.fault({ request, response, count: ++rule.count, ask, passOn }) : passOn();
    // A browser that leaves while the platform answers is no fault of ours.
    void Promise.resolve(answered).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a TCP port has an AddressInfo; the other shapes are those of pipes.
  const { port } = server.address() as AddressInfo;

  return {
    url: new URL(`http://127.0.0.1:${port}`),
    break: (method, path, fault) => {
      const rule: Rule = { method, path, fault, count: 0 };
      rules.unshift(rule);
      return {
        get count() {
          return rule.count;
        },
        mend: () => {
          remove(rule);
        },
      };
    },
    mendAll: () => {
      rules.length = 0;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function fits({ method, path }: Rule, request: IncomingMessage): boolean {
  const asked = (request.url ?? '').split('?', 1)[0] ?? '';
  return request.method === method && (typeof path === 'string' ? asked === path : path.test(asked));
}

function askPlatform(platform: URL, request: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { 'accept-encoding': _unread, ...headers } = request.headers;
    const asked = httpRequest(new URL(request.url ?? '/', platform), {
      method: request.method,
      headers,
      // A connection that is kept may be closed by the platform just when it is used again: one fault too many.
      agent: false,
    });
    asked.once('error', reject);
    asked.once('response', resolve);
    request.pipe(asked);
  });
}
