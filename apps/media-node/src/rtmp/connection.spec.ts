// @see RTMP 1.0
import { once } from 'node:events';
import { connect } from 'node:net';
import { createLog } from '@console/server-kit';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Remuxer } from '../push/remuxer';
import { AVC } from '../testing/sample-stream';
import { readAmf, writeAmf } from './amf0';
import { chunksOf } from './chunks';
import { RtmpConnection } from './connection';
import { startRtmpServer } from './rtmp-server';

const HANDSHAKE = 1_536;

const command = (...values: Parameters<typeof writeAmf>[0]) =>
  chunksOf(3, { type: 20, streamId: 0, timestamp: 0, body: writeAmf(values) });
const video = (timestamp: number, body: number[]) =>
  chunksOf(4, { type: 9, streamId: 1, timestamp, body: Buffer.from(body) });

/** What an encoder sends that publishes with a key. */
function session(key = 'good'): Buffer {
  return Buffer.concat([
    Buffer.of(3),
    Buffer.alloc(HANDSHAKE * 2),
    command('connect', 1, { app: 'live', tcUrl: 'rtmp://127.0.0.1/live' }),
    command('releaseStream', 2, null, key),
    command('FCPublish', 3, null, key),
    command('createStream', 4, null),
    command('publish', 5, null, key, 'live'),
    video(0, [0x17, 0, 0, 0, 0, ...AVC]),
    ...Array.from({ length: 120 }, (_, index) =>
      video(index * 40, [index % 50 === 0 ? 0x17 : 0x27, 1, 0, 0, 0, 0, 0, 0, 1, index]),
    ),
  ]);
}

/** Sends bytes in parts to a connection whose only key is `good`. */
function run(parts: readonly Buffer[]) {
  const sent: Buffer[] = [];
  const reasons: string[] = [];
  let segments = 0;
  let isClosed = false;
  const connection = new RtmpConnection({
    publish: (key) => {
      if (key !== 'good') return undefined;
      const remuxer = new Remuxer((segment) => {
        segments += 1;
        segment.media(segments);
      });
      return { take: (message) => void remuxer.take(message), end: () => remuxer.end() };
    },
    send: (bytes) => void sent.push(bytes),
    close: () => {
      isClosed = true;
    },
  });
  for (const part of parts) {
    const reason = connection.receive(part);
    if (reason !== undefined) reasons.push(reason);
  }
  return { answer: Buffer.concat(sent).toString('latin1'), reasons, segments, isClosed };
}

function cutAt(bytes: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...new Set([0, ...places.map((place) => place % bytes.length), bytes.length])].toSorted(
    (one, other) => one - other,
  );
  return ends.slice(1).map((end, index) => bytes.subarray(ends[index], end));
}

const places = fc.array(fc.nat(), { maxLength: 30 });

describe('a connection', () => {
  it('publishes with a key, however its bytes are divided', () => {
    fc.assert(
      fc.property(places, (ends) => {
        const { answer, reasons, segments } = run(cutAt(session(), ends));
        expect([reasons, segments]).toEqual([[], 2]);
        expect(answer).toContain('NetStream.Publish.Start');
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['a wrong key', session('guess'), 'Wrong stream key.'],
    [
      'a player',
      Buffer.concat([Buffer.of(3), Buffer.alloc(HANDSHAKE * 2), command('play', 1, null, 'good')]),
      'Nothing can be played over RTMP.',
    ],
    ['another protocol', Buffer.from('GET / HTTP/1.1\r\n\r\n'), 'This is no RTMP connection.'],
    [
      'H.265',
      Buffer.concat([session(), video(5_000, [0x90, 0x68, 0x76, 0x63, 0x31])]),
      'The encoder sends other video than H.264.',
    ],
  ])('closes for %s', (_what, bytes, reason) => {
    const { answer, reasons, isClosed } = run([bytes]);
    expect([reasons, isClosed]).toEqual([[reason], true]);
    if (reason === 'Wrong stream key.') expect(answer).toContain('NetStream.Publish.Denied');
  });

  it('never throws, whatever it gets', () => {
    const mutation = fc.record({ at: fc.nat(), bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }) });
    const mutated = fc.array(mutation, { minLength: 1, maxLength: 8 }).map((mutations) => {
      const bytes = Buffer.from(session());
      // Mostly behind the handshake.
      for (const { at, bytes: other } of mutations)
        Buffer.from(other).copy(
          bytes,
          at % 20 === 0 ? at % bytes.length : 3_073 + (at % (bytes.length - 3_073)),
        );
      return bytes;
    });
    const random = fc
      .uint8Array({ maxLength: 20_000 })
      .map((bytes) => Buffer.concat([Buffer.of(3), Buffer.alloc(HANDSHAKE * 2), bytes]));
    fc.assert(
      fc.property(fc.oneof(mutated, random), places, (bytes, ends) => {
        expect(() => run(cutAt(bytes, ends))).not.toThrow();
      }),
      { numRuns: 3_000 },
    );
  });

  it('keeps little of what it gets before the key', () => {
    const open = Buffer.concat([Buffer.of(3), Buffer.alloc(HANDSHAKE * 2)]);
    const long = Buffer.of(3, 0, 0, 0, 0x7f, 0xff, 0xff, 20, 0, 0, 0, 0);
    expect(run([open, long, Buffer.alloc(1_000)]).reasons).toEqual(['A message is too long.']);
    const many = Array.from({ length: 17 }, (_, id) =>
      Buffer.concat([Buffer.of(3 + id, 0, 0, 0, 0, 4, 0, 20, 0, 0, 0, 0), Buffer.alloc(128)]),
    );
    expect(run([open, ...many]).reasons).toEqual(['A chunk stream begins in the wrong way.']);
  });
});

it('takes few connections of one address that have no key yet, and any number that have one', async () => {
  const server = await startRtmpServer({
    ...{ host: '127.0.0.1', port: 0, isMovable: true, log: createLog('media-node', 'silent') },
    publish: () => ({ take: () => undefined, end: () => undefined }),
    ...{ maxWaiting: 2, publishTimeoutMs: 60_000, idleTimeoutMs: 60_000 },
  });
  onTestFinished(() => server.close());
  const open = async () => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  await open();
  for (let time = 0; time < 3; time += 1) {
    const encoder = await open();
    let received = '';
    encoder.on('data', (data) => (received += data.toString('latin1')));
    encoder.write(session());
    await expect.poll(() => received).toContain('NetStream.Publish.Start');
  }
  await open();
  await once(await open(), 'close');
});

it('values of commands are read as they were written', () => {
  const values = ['connect', 1, { app: 'live', nested: { flag: true, text: 'Nhịp' } }, null];
  expect(readAmf(writeAmf(values))).toEqual(values);
});
