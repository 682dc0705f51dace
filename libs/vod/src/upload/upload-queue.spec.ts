import { describe, expect, it, vi } from 'vitest';
import type { SendOptions } from './send-file';
import { UploadQueue, type UploadCalls } from './upload-queue';

const APP = 'studio-1';
const film = (name = 'film.mp4') =>
  new File(['moving pictures'], name, { type: 'video/mp4', lastModified: 1 });

function startQueue() {
  const sent: SendOptions[] = [];
  const unfinished = vi.fn<UploadCalls['unfinished']>().mockResolvedValue({ data: [] });
  const create = vi.fn<UploadCalls['create']>(({ fileName }) =>
    Promise.resolve({ data: { id: `id of ${fileName}`, upload: { url: 'https://media.example/new' } } }),
  );
  const target = vi.fn<UploadCalls['target']>();
  const remove = vi.fn<UploadCalls['remove']>().mockResolvedValue({ data: {} });
  const send = vi.fn<UploadCalls['send']>((options) => {
    sent.push(options);
    return Promise.resolve(vi.fn());
  });
  const queue = new UploadQueue({ unfinished, create, target, remove, send });
  const states = () => queue.items().map(({ fileName, state }) => `${fileName} ${state}`);
  return {
    queue,
    unfinished,
    create,
    target,
    remove,
    sent,
    until: (...expected: string[]) => vi.waitFor(() => expect(states()).toEqual(expected)),
    keyOf: (index: number) => queue.items()[index]?.key ?? '',
    checksum: () => create.mock.calls[0]?.[0].checksum ?? '',
  };
}

describe('an upload', () => {
  it('is announced with its checksum, then sent', async () => {
    const { queue, create, sent, until, checksum } = startQueue();
    queue.add(APP, [film()]);
    await until('film.mp4 sending');
    const announced = { appId: APP, title: 'film', fileName: 'film.mp4', bytes: 15, checksum: checksum() };
    expect(create).toHaveBeenCalledExactlyOnceWith(announced);
    expect(checksum()).toMatch(/^[\da-f]{64}$/);
    expect(sent[0]).toMatchObject({ url: 'https://media.example/new', isResumed: false });
    sent[0]?.onDone();
    await until('film.mp4 done');
  });

  it('continues the interrupted upload of the same file, and of no other', async () => {
    const { queue, unfinished, create, target, sent, until, keyOf, checksum } = startQueue();
    queue.add('another-app', [film()]);
    await until('film.mp4 sending');
    queue.clear(keyOf(0));
    const { fileName, bytes } = { fileName: 'film.mp4', bytes: 15 };
    unfinished.mockResolvedValue({ data: ['other', 'same'].map((id) => ({ id, fileName, bytes })) });
    target.mockImplementation((_app, id) =>
      Promise.resolve({
        data: { url: `https://media.example/${id}`, checksum: id === 'same' ? checksum() : 'other' },
      }),
    );
    queue.add(APP, [film()]);
    await until('film.mp4 sending');
    expect(create).toHaveBeenCalledOnce();
    expect(sent[1]).toMatchObject({ url: 'https://media.example/same', videoId: 'same', isResumed: true });
  });

  it('pauses, and resumes with a new address', async () => {
    const { queue, create, target, sent, until, keyOf, checksum } = startQueue();
    queue.add(APP, [film()]);
    await until('film.mp4 sending');
    queue.pause(keyOf(0));
    await until('film.mp4 paused');
    target.mockResolvedValue({ data: { url: 'https://media.example/again', checksum: checksum() } });
    queue.resume(keyOf(0));
    await until('film.mp4 sending');
    const videoId = 'id of film.mp4';
    expect(sent[1]).toMatchObject({ url: 'https://media.example/again', videoId, isResumed: true });
    expect(create).toHaveBeenCalledOnce();
  });

  it('that is paused while it is announced stays paused', async () => {
    const { queue, create, sent, until, keyOf } = startQueue();
    const created = Promise.withResolvers<Awaited<ReturnType<UploadCalls['create']>>>();
    create.mockReturnValue(created.promise);
    queue.add(APP, [film()]);
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
    queue.pause(keyOf(0));
    created.resolve({ data: { id: 'film', upload: { url: 'https://media.example/new' } } });
    await vi.waitFor(() => expect(queue.items()).toMatchObject([{ videoId: 'film' }]));
    await until('film.mp4 paused');
    expect(sent).toEqual([]);
  });

  it('that is resumed while it is announced is announced once', async () => {
    const { queue, create, target, sent, until, keyOf, checksum } = startQueue();
    const created = Promise.withResolvers<Awaited<ReturnType<UploadCalls['create']>>>();
    create.mockReturnValue(created.promise);
    queue.add(APP, [film()]);
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
    queue.pause(keyOf(0));
    target.mockResolvedValue({ data: { url: 'https://media.example/again', checksum: checksum() } });
    queue.resume(keyOf(0));
    await until('film.mp4 checking');
    created.resolve({ data: { id: 'film', upload: { url: 'https://media.example/new' } } });
    await until('film.mp4 sending');
    expect(sent).toMatchObject([{ videoId: 'film', isResumed: true }]);
    expect(create).toHaveBeenCalledOnce();
  });

  it('shows a lost connection until bytes arrive again, and fails in the end', async () => {
    const { queue, sent, until } = startQueue();
    queue.add(APP, [film()]);
    await until('film.mp4 sending');
    sent[0]?.onLost();
    await until('film.mp4 lost');
    sent[0]?.onProgress(5);
    await until('film.mp4 sending');
    sent[0]?.onFailed();
    await until('film.mp4 failed');
    expect(queue.items()[0]?.problem).toEqual({ kind: 'connection' });
  });

  it('deletes what has arrived when it is canceled', async () => {
    const { queue, remove, until, keyOf } = startQueue();
    queue.add(APP, [film()]);
    await until('film.mp4 sending');
    await queue.cancel(keyOf(0));
    expect(remove).toHaveBeenCalledExactlyOnceWith(APP, 'id of film.mp4');
    await until();
  });

  it('that is canceled while it is announced is deleted', async () => {
    const { queue, create, remove, sent, until, keyOf } = startQueue();
    const created = Promise.withResolvers<Awaited<ReturnType<UploadCalls['create']>>>();
    create.mockReturnValue(created.promise);
    queue.add(APP, [film()]);
    await vi.waitFor(() => expect(create).toHaveBeenCalledOnce());
    const canceled = queue.cancel(keyOf(0));
    created.resolve({ data: { id: 'film', upload: { url: 'https://media.example/new' } } });
    expect(await canceled).toEqual({ data: {} });
    expect(remove).toHaveBeenCalledExactlyOnceWith(APP, 'film');
    await until();
    expect(sent).toEqual([]);
  });

  it('shows why the platform rejects it', async () => {
    const error = { message: 'The storage limit is reached.' };
    const { queue, create, until } = startQueue();
    create.mockResolvedValue({ error });
    queue.add(APP, [film()]);
    await until('film.mp4 failed');
    expect(queue.items()[0]?.problem).toEqual({ kind: 'rejected', error });
  });
});

it('uploads two files at a time, each once', async () => {
  const { queue, sent, until } = startQueue();
  queue.add(APP, [film('a.mp4'), film('b.mp4'), film('c.mp4'), film('a.mp4')]);
  await until('a.mp4 sending', 'b.mp4 sending', 'c.mp4 waiting');
  // The file whose checksum is ready first is sent first.
  sent.find(({ file }) => file.name === 'a.mp4')?.onDone();
  await until('a.mp4 done', 'b.mp4 sending', 'c.mp4 sending');
});

it.each([
  [new File(['text'], 'notes.txt', { type: 'text/plain' }), 'unsupported'],
  [new File([], 'film.mp4'), 'empty'],
])('rejects %o as %s', (file, kind) => {
  const { queue, create } = startQueue();
  queue.add(APP, [file]);
  expect(queue.items()[0]).toMatchObject({ state: 'failed', problem: { kind } });
  expect(create).not.toHaveBeenCalled();
});
