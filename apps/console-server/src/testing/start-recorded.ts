import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startConsole, startPlatform } from './start-console';

/** A console whose platform responds with 200 and records requests. */
export async function startRecorded(options: { trustedProxies?: readonly string[] } = {}) {
  const calls: { request: IncomingMessage; body: string }[] = [];
  const platform = await startPlatform((request, response) => {
    void text(request).then((body) => {
      calls.push({ request, body });
      response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
    });
  });
  const server = await startConsole({ platform, ...options });
  return { ...server, platform, calls };
}
