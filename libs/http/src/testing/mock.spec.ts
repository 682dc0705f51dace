import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mock, mockRaw, mockUnreachable, respondWithError } from './mock';
import { changeSettings, createChannel, getChannel, renameChannel } from './sample-console';

const ORIGIN = 'http://platform.example';
const server = setupServer();

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function post(body: string) {
  return fetch(`${ORIGIN}${createChannel.path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
}

describe('a mock', () => {
  it('responds with the declared status', async () => {
    server.use(mock(createChannel, ({ body }) => ({ name: body.name })));
    const response = await post('{"name":"News"}');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ name: 'News' });
  });

  it('reads path parameters', async () => {
    server.use(mock(getChannel, ({ params }) => ({ name: params.id })));
    const response = await fetch(`${ORIGIN}/samples/channels/tin%20t%E1%BB%A9c`);
    expect(await response.json()).toEqual({ name: 'tin tức' });
  });

  it.each(['{}', '{"name":5}', '[]', '"News"'])('rejects the body %s', async (body) => {
    const answer = vi.fn(() => ({ name: 'News' }));
    server.use(mock(createChannel, answer));
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ statusCode: 400, requestId: 'mocked' });
    expect(answer).not.toHaveBeenCalled();
  });

  it('drops undeclared fields', async () => {
    const drifted = { name: 'News', secret: 1 };
    server.use(mock(getChannel, () => drifted));
    expect(await (await fetch(`${ORIGIN}/samples/channels/a`)).json()).toEqual({ name: 'News' });
  });

  it('fails on an invalid response', async () => {
    const wrong = { name: 5 as unknown as string };
    server.use(mock(getChannel, () => wrong));
    // msw turns exceptions into a 500.
    expect((await fetch(`${ORIGIN}/samples/channels/a`)).status).toBe(500);
  });

  it('responds with an error of the platform', async () => {
    server.use(mock(renameChannel, () => respondWithError(409, { fieldErrors: { name: ['taken'] } })));
    const response = await fetch(`${ORIGIN}/samples/channels/a`, { method: 'PATCH', body: '{"name":"b"}' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ statusCode: 409, fieldErrors: { name: ['taken'] } });
  });

  it('reads and returns versions', async () => {
    const received = vi.fn();
    server.use(
      mock(changeSettings, ({ body, ifMatch }) => {
        received(ifMatch);
        return { theme: body.theme, etag: '"2"' };
      }),
    );
    const headers = { 'If-Match': '"1"' };
    const url = `${ORIGIN}${changeSettings.path}`;
    const change = () => fetch(url, { method: 'PATCH', body: '{"theme":"dark"}', headers });
    const response = await change();
    expect(response.headers.get('ETag')).toBe('"2"');
    expect(received).toHaveBeenLastCalledWith('"1"');

    server.use(mock(changeSettings, () => ({ theme: 'dark', etag: '' })));
    expect((await change()).headers.has('ETag')).toBe(false);
  });

  it('can be unreachable or respond with anything', async () => {
    server.use(mockUnreachable(getChannel));
    await expect(fetch(`${ORIGIN}/samples/channels/a`)).rejects.toThrow();
    server.use(mockRaw(getChannel, () => new Response('<h1>Hello</h1>')));
    expect(await (await fetch(`${ORIGIN}/samples/channels/a`)).text()).toBe('<h1>Hello</h1>');
  });
});
