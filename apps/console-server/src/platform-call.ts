import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

export class PlatformTimeoutError extends Error {}

export interface PlatformCall {
  method: string;
  target: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  /** Maximum silence, before and within the response. */
  timeoutMs: number;
  /** The response to the browser: the call ends when it is closed. */
  browser: ServerResponse;
}

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

const RETRIED_METHODS: readonly string[] = ['GET', 'HEAD'];

/** The platform had closed a keep-alive connection. */
class StaleConnectionError extends Error {}

/**
 * Sends a call to the platform, its target unchanged. A read that met a closed keep-alive connection is sent once
 * more; whether a write arrived is unknown.
 */
export async function callPlatform(platform: URL, wanted: PlatformCall): Promise<IncomingMessage> {
  try {
    return await send(platform, wanted);
  } catch (error) {
    if (!(error instanceof StaleConnectionError) || !RETRIED_METHODS.includes(wanted.method)) throw error;
    return send(platform, wanted);
  }
}

/** Not `fetch`, which normalizes the target, decodes the body and adds headers. */
function send(
  platform: URL,
  { method, target, headers, body, timeoutMs, browser }: PlatformCall,
): Promise<IncomingMessage> {
  const secure = platform.protocol === 'https:';
  const open = secure ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const outgoing = open({
      protocol: platform.protocol,
      hostname: platform.hostname.replace(/^\[|\]$/g, ''),
      port: platform.port,
      path: platform.pathname.replace(/\/+$/, '') + target,
      method,
      headers: body ? { ...headers, 'content-length': body.byteLength } : headers,
      agent: secure ? agents.https : agents.http,
      timeout: timeoutMs,
    });
    // The socket’s timeout restarts with each byte of the headers.
    const timeout = setTimeout(() => outgoing.destroy(new PlatformTimeoutError('no response')), timeoutMs);
    outgoing.once('timeout', () => outgoing.destroy(new PlatformTimeoutError('no response')));
    outgoing.once('close', () => clearTimeout(timeout));
    const leave = () => outgoing.destroy(new Error('the browser left'));
    if (browser.destroyed) leave();
    else browser.once('close', leave);
    outgoing.on('error', (error) => {
      reject(
        outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
          ? new StaleConnectionError('the kept connection had ended', { cause: error })
          : error,
      );
    });
    outgoing.once('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('the platform switched protocols'));
    });
    outgoing.once('response', (response) => {
      clearTimeout(timeout);
      outgoing.removeAllListeners('timeout');
      outgoing.once('timeout', () => response.destroy(new PlatformTimeoutError('the response stopped')));
      resolve(response);
    });
    outgoing.end(body);
  });
}

/**
 * Resolves when the platform can serve: its `/readyz` does not fail. A platform of another vendor may lack that route; any
 * response below 500 shows that it is reachable.
 */
export async function checkPlatform(platform: URL, signal: AbortSignal): Promise<void> {
  const address = new URL(`${platform.pathname.replace(/\/+$/, '')}/readyz`, platform);
  const response = await fetch(address, { signal, redirect: 'manual' });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`The platform responded with ${response.status}.`);
}
