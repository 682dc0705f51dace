import { json } from 'node:stream/consumers';
import type { Fault } from './fault-server';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Takes the call and never says a word. */
export const silent: Fault = () => undefined;

/** Says that all is well, begins, and says no more. */
export const stalled: Fault = ({ response }) => {
  response.writeHead(200, JSON_TYPE).write('{"data":');
};

/** Hangs up in the middle of its answer. */
export const cutShort: Fault = ({ response }) => {
  response.writeHead(200, { ...JSON_TYPE, 'Content-Length': 1_000 }).write('{"data":[');
  setImmediate(() => response.destroy());
};

/** A whole answer of half a JSON document. */
export const cutJson: Fault = ({ response }) => {
  response.writeHead(200, JSON_TYPE).end('{"data":[{"appId":"a"');
};

/** A page instead of an answer; what it holds must never be drawn. */
export function page(status: number): Fault {
  return ({ response }) => {
    response.writeHead(status, { 'Content-Type': 'text/html' });
    response.end('<!doctype html><h1 id="stranger">A stranger’s page</h1>');
  };
}

/** A refusal in the platform's own form. */
export function refusal(status: number, body: object = {}, headers: Record<string, string> = {}): Fault {
  return ({ response }) => {
    response.writeHead(status, { ...JSON_TYPE, ...headers });
    response.end(JSON.stringify({ statusCode: status, message: 'Refused', ...body }));
  };
}

/** Success, and nothing more to say. */
export const empty: Fault = ({ response }) => {
  response.writeHead(204).end();
};

/** The platform's answer, changed on its way. */
export function altered(change: (body: Record<string, unknown>) => unknown): Fault {
  return async ({ ask, response }) => {
    const answer = await ask();
    // The platform answers these calls with an object.
    const body = (await json(answer)) as Record<string, unknown>;
    response.writeHead(answer.statusCode ?? 502, JSON_TYPE).end(JSON.stringify(change(body)));
  };
}

/** The platform's list, its rows changed on their way. */
export function alteredRows(change: (row: object, index: number) => object): Fault {
  return altered(({ data, ...page }) => ({ ...page, data: isList(data) ? data.map(change) : data }));
}

export function isList(value: unknown): value is object[] {
  return Array.isArray(value);
}

/** The platform's answer, when its time has come. */
export function held(until: Promise<unknown>): Fault {
  return async ({ passOn }) => {
    await until;
    await passOn();
  };
}

/** Goes wrong for the first calls only. */
export function atFirst(times: number, fault: Fault): Fault {
  return (exchange) => (exchange.count <= times ? fault(exchange) : exchange.passOn());
}

/** The platform does as it is asked, and its answer never arrives. */
export const lost: Fault = async ({ ask, response }) => {
  (await ask()).resume();
  response.destroy();
};
