import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { networkOf, startListening, StartProblem } from '@console/server-kit';
import type { Logger } from 'pino';
import { RtmpConnection, type Publish } from './connection';

interface RtmpServerOptions {
  host: string;
  port: number;
  /** Whether another port may be taken when this one is in use. */
  isMovable: boolean;
  publish: Publish;
  onSocket?: (socket: Socket) => void;
  log: Logger;
  /** Time from the connection to a valid stream key. */
  publishTimeoutMs?: number;
  /** Time without a byte. */
  idleTimeoutMs?: number;
  maxConnections?: number;
  /** Connections of one address, or of its IPv6 network, without a valid key yet. */
  maxWaiting?: number;
}

/** Encoders that do not read are disconnected: they get a few hundred bytes only. */
const MAX_UNSENT_BYTES = 65_536;

/** Listens to encoders that publish over RTMP. Whatever one of them sends, the others are not affected. */
export async function startRtmpServer(options: RtmpServerOptions) {
  const { host, port, isMovable, maxConnections = 500, maxWaiting = 50, log } = options;
  const connections = new Map<Socket, RtmpConnection>();
  const server = createServer({ noDelay: true, keepAlive: true }, (socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const waiting = [...connections].filter(
      ([other, { isPublishing }]) => networkOf(other.remoteAddress ?? '') === address && !isPublishing,
    );
    if (waiting.length >= maxWaiting) {
      log.debug({ address }, 'too many connections of an address wait for a stream key');
      socket.destroy();
      return;
    }
    options.onSocket?.(socket);
    socket.once('close', () => connections.delete(socket));
    connections.set(socket, serveSocket(socket, options));
  });
  server.maxConnections = maxConnections;
  const listen = (wanted: number) => startListening(server, { host, port: wanted, portSetting: 'RTMP_PORT' });
  return {
    port: await listen(port).catch((problem: unknown) => {
      if (isMovable && problem instanceof StartProblem) return listen(0);
      throw problem;
    }),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of connections.keys()) socket.destroy();
      await closed;
    },
  };
}

function serveSocket(socket: Socket, options: RtmpServerOptions): RtmpConnection {
  const { publish, log, publishTimeoutMs = 10_000, idleTimeoutMs = 15_000 } = options;
  const connection = new RtmpConnection({
    publish,
    send: (bytes) => {
      if (!socket.writable) return;
      socket.write(bytes);
      if (socket.writableLength > MAX_UNSENT_BYTES) socket.destroy();
    },
    close: () => socket.destroySoon(),
  });
  const address = socket.remoteAddress;
  const overdue = setTimeout(() => {
    if (!connection.isPublishing) socket.destroy();
  }, publishTimeoutMs);
  socket.setTimeout(idleTimeoutMs, () => socket.destroy());
  socket.on('data', (data) => {
    const reason = connection.receive(data);
    if (reason !== undefined) log.warn({ address, reason }, 'an encoder was disconnected');
  });
  socket.on('error', (error) => log.debug({ address, err: error }, 'an encoder is gone'));
  socket.once('close', () => {
    clearTimeout(overdue);
    connection.close();
  });
  return connection;
}
