import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@console/server-kit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FileCache } from '../file-cache';
import { AVC, NOW } from '../testing/sample-stream';
import { drawSlate, type Slate } from './draw-slate';
import { drawStill, type Still } from './draw-still';
import { PushSource } from './push-source';
import { SlateShow } from './slate-show';

const log = createLog('media-node', 'silent');
const still: Still = { content: Buffer.from('jpeg'), audioDb: null, picture: '00' };
const slate: Slate = {
  init: Buffer.from('init'),
  thumbnail: Buffer.from('jpeg'),
  segment: () => Buffer.from('segment'),
};

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pushed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A stream whose encoder sends 25 pictures per second, and segments of 2 s. */
async function openPushed(draw: () => Promise<Still>) {
  const clock = { now: NOW };
  const source = new PushSource({
    ...{
      name: 'Pushed',
      reconnectSeconds: 0,
      folder: await temporaryFolder(),
      files: new FileCache(2 ** 20),
    },
    timeline: { firstSegmentAt: NOW - 100_000, dvrSeconds: 10 },
    ...{ drawStill: draw, drawSlate: () => Promise.resolve(slate), onChange: () => undefined, log },
    clock: () => clock.now,
  });
  onTestFinished(() => source.close());
  const publication = source.publish('key', () => undefined);
  if (publication === 'busy') throw new Error('The stream has no encoder yet.');
  let frame = 0;
  const send = (body: Buffer) => publication.take({ kind: 'video', timestamp: frame * 40, body });
  send(Buffer.from([0x17, 0, 0, 0, 0, ...AVC]));
  const lastSegment = () => source.segments('source')?.at(-1)?.name;
  let known: string | undefined;
  const sendUntil = async (seconds: number, bytes = 10) => {
    for (; frame < seconds * 25; frame += 1) {
      clock.now = NOW + frame * 40;
      const isKey = frame % 50 === 0;
      const picture = Buffer.alloc(bytes);
      picture.set([isKey ? 0x17 : 0x27, 1, 0, 0, 0, 0, 0, 0, 1, 7]);
      picture.writeUInt32BE(bytes - 9, 5);
      send(picture);
      if (!isKey || frame === 0) continue;
      await vi.waitFor(() => expect(lastSegment()).not.toBe(known), { interval: 5 });
      known = lastSegment();
    }
  };
  return { source, sendUntil };
}

it('a stream waits with its next still until the last one is drawn', async () => {
  const drawn = Promise.withResolvers<Still>();
  const draw = vi.fn(() => drawn.promise);
  const { sendUntil } = await openPushed(draw);
  await sendUntil(26);
  expect(draw).toHaveBeenCalledOnce();
  drawn.resolve(still);
  await sendUntil(32);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('the bit rate of a stream is that of half a minute', async () => {
  const { source, sendUntil } = await openPushed(() => Promise.resolve(still));
  const kbps = () => source.renditions()[0]?.kbps ?? 0;
  // The segment that ends with the next key frame counts.
  await sendUntil(20.04, 5_000);
  const usual = kbps();
  await sendUntil(22.04, 50_000);
  expect(kbps()).toBeGreaterThan(usual * 1.5);
  expect(kbps()).toBeLessThan(usual * 2);
  await sendUntil(56.04, 5_000);
  expect(kbps()).toBe(usual);
});

it('a stream draws one slate at a time', async () => {
  const drawn = Promise.withResolvers<Slate>();
  const draw = vi.fn(() => drawn.promise);
  const show = new SlateShow({ draw, log });
  const format = { name: 'Pushed', width: 320, height: 180, audio: undefined };
  show.prepare(format);
  show.prepare({ ...format, width: 640 });
  expect(draw).toHaveBeenCalledOnce();
  drawn.resolve(slate);
  await vi.waitFor(() => {
    show.prepare({ ...format, width: 640 });
    expect(draw).toHaveBeenLastCalledWith({ ...format, width: 640 });
  });
});

it('slates are drawn before stills that wait', async () => {
  const folder = await temporaryFolder();
  const font = join(folder, 'font.ttf');
  await writeFile(font, '');
  const options = { program: '/nowhere', folder };
  const ended: string[] = [];
  const stills = Array.from({ length: 5 }, () =>
    drawStill(Buffer.from('media'), options).catch(() => ended.push('still')),
  );
  const format = { name: 'Pushed', width: 320, height: 180, audio: undefined };
  const waiting = drawSlate(format, { ...options, font }).catch(() => ended.push('slate'));
  await Promise.all([...stills, waiting]);
  expect(ended).toHaveLength(6);
  expect(ended.at(-1)).toBe('still');
});
