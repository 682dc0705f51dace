import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startConsole, startPlatform } from './start-console';

/** A console whose platform answers 200 and remembers what it was asked. */
export async function startRecorded() {
  const calls: { request: IncomingMessage; body: string }[] = [];
  const platform = await startPlatform((request, response) => {
    void text(request).then((body) => {
      calls.push({ request, body });
      response.setHeader('Content-Type', 'application/json').end('{"ok":true}');
    });
  });
  const server = await startConsole({ platform });
  return { ...server, platform, calls };
}
