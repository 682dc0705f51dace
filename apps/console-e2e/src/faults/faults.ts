import { json } from 'node:stream/consumers';
import type { Fault } from './fault-server';

const JSON_TYPE = { 'Content-Type': 'application/json' };

export const silent: Fault = () => undefined;

/** Stops in the middle of a response without closing it. */
export const stalled: Fault = ({ response }) => {
  response.writeHead(200, JSON_TYPE).write('{"data":');
};

/** Closes the connection in the middle of a response. */
export const cutShort: Fault = ({ response }) => {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1_000 }).write('{"data":[');
  setImmediate(() => response.destroy());
};

/** A complete response with half a JSON document. */
export const cutJson: Fault = ({ response }) => {
  response.writeHead(200, JSON_TYPE).end('{"data":[{"appId":"a"');
};

/** HTML with the element `#stranger`, which must not be rendered. */
export function page(status: number): Fault {
  return ({ response }) => {
    response.writeHead(status, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><h1 id="stranger">Another page</h1>');
  };
}

/** An error response of the platform. */
export function rejection(status: number, body: object = {}, headers: Record<string, string> = {}): Fault {
  return ({ response }) => {
    response.writeHead(status, { ...JSON_TYPE, ...headers });
    response.end(JSON.stringify({ statusCode: status, message: 'Rejected', ...body }));
  };
}

export const empty: Fault = ({ response }) => {
  response.writeHead(204).end();
};

export function altered(change: (body: Record<string, unknown>) => unknown): Fault {
  return async ({ request, response }) => {
    const original = await request();
    const body = (await json(original)) as Record<string, unknown>;
    response.writeHead(original.statusCode ?? 502, JSON_TYPE).end(JSON.stringify(change(body)));
  };
}

export function isList(value: unknown): value is object[] {
  return Array.isArray(value);
}

export function held(until: Promise<unknown>): Fault {
  return async ({ passOn }) => {
    await until;
    await passOn();
  };
}

export function atFirst(times: number, fault: Fault): Fault {
  return (exchange) => (exchange.count <= times ? fault(exchange) : exchange.passOn());
}

/** The platform processes the request, but its response is lost. */
export const lost: Fault = async ({ request, response }) => {
  (await request()).resume();
  response.destroy();
};
