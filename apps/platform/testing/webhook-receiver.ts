import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

interface ReceivedMessage {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  /** The status of its responses. */
  answer: { status: number };
  stop: () => void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const answer = { status: 204 };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The receiver has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/alerts`,
    received,
    answer,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Whether the message carries the signature that the documentation describes. */
export function isSigned({ headers, body }: ReceivedMessage, secret: string): boolean {
  const [, time = '', mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['signalbox-signature'])) ?? [];
  return mac === createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** What the messages are about: "alert.raised", "alert.cleared" or "test". */
export function eventsOf(received: readonly ReceivedMessage[]): string[] {
  return received.map(({ body }) => /"event":"([a-z.]+)"/.exec(body)?.[1] ?? '');
}
