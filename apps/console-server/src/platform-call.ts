import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A silence that lasted too long. */
export class SilenceError extends Error {}

/** One call of the platform, ready to be sent. */
export interface PlatformCall {
  method: string;
  /** Path and query, as they go over the wire. */
  target: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  /** How long the platform may stay silent, before its answer and within it. */
  timeoutMs: number;
  signal: AbortSignal;
}

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

const RESENDABLE: readonly string[] = ['GET', 'HEAD'];

/** A kept connection that the platform had just let go. */
class StaleConnectionError extends Error {}

/**
 * Sends a call to the platform's host and to no other, its target as it is. What only reads is sent again, once, when it
 * met a connection that had ended meanwhile; whether a write arrived cannot be known.
 */
export async function callPlatform(platform: URL, wanted: PlatformCall): Promise<IncomingMessage> {
  try {
    return await send(platform, wanted);
  } catch (error) {
    if (!(error instanceof StaleConnectionError) || !RESENDABLE.includes(wanted.method)) throw error;
    return send(platform, wanted);
  }
}

/** Not `fetch`: it would normalize the target, decode the body and hide which headers it adds. */
function send(
  platform: URL,
  { method, target, headers, body, timeoutMs, signal }: PlatformCall,
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
      signal,
    });
    // The socket's own time-out sees silence only: a platform that dribbles its headers would never be silent.
    const patience = setTimeout(() => outgoing.destroy(new SilenceError('no answer')), timeoutMs);
    outgoing.once('timeout', () => outgoing.destroy(new SilenceError('no answer')));
    outgoing.once('close', () => clearTimeout(patience));
    outgoing.on('error', (error) => {
      reject(
        outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
          ? new StaleConnectionError('the kept connection had ended', { cause: error })
          : error,
      );
    });
    outgoing.once('upgrade', (_answer, socket) => {
      socket.destroy();
      reject(new Error('the platform switched protocols'));
    });
    outgoing.once('response', (answer) => {
      clearTimeout(patience);
      outgoing.removeAllListeners('timeout');
      outgoing.once('timeout', () => answer.destroy(new SilenceError('the answer stopped')));
      resolve(answer);
    });
    outgoing.end(body);
  });
}
