// @see spec 4.9
import { describe, expect, it, vi } from 'vitest';
import { json, localPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';
import { CaptchaError, type Captcha } from './captcha';

const platform = localPlatform(json(200, {}));

const { register, enter } = sampleCalls;
const lowScore = json(400, { statusCode: 400, errors: ['Show it.'], fieldErrors: { captcha: ['Show it.'] } });

function captchaOf(changed: Partial<Captcha> = {}) {
  return {
    score: vi.fn(() => Promise.resolve('v3:easy')),
    challenge: vi.fn(() => Promise.resolve('v2:worked')),
    ...changed,
  };
}

const tokens = () => platform.received.map(({ headers }) => headers['x-captcha-token']);

describe('a call that requires a captcha', () => {
  it('sends the score', async () => {
    const captcha = captchaOf();
    const { store } = sampleConsole(platform.origin, { captcha });
    expect(await store.dispatch(register.initiate())).toMatchObject({ data: {} });
    expect(captcha.score).toHaveBeenCalledWith('register');
    expect(tokens()).toEqual(['v3:easy']);
  });

  it('challenges the user if the score is too low', async () => {
    platform.respond((response, request) => {
      if (request.headers['x-captcha-token'] === 'v2:worked') json(200, {})(response, request);
      else lowScore(response, request);
    });
    const { store, news } = sampleConsole(platform.origin, { captcha: captchaOf() });
    expect(await store.dispatch(register.initiate())).toMatchObject({ data: {} });
    expect(tokens()).toEqual(['v3:easy', 'v2:worked']);
    expect(news()).toEqual([]);
  });

  it('challenges the user once', async () => {
    platform.respond(lowScore);
    const { store } = sampleConsole(platform.origin, { captcha: captchaOf() });
    expect(await store.dispatch(register.initiate())).toMatchObject({
      error: { kind: 'http', status: 400 },
    });
    expect(tokens()).toEqual(['v3:easy', 'v2:worked']);
  });

  it('fails if the provider is blocked', async () => {
    const captcha = captchaOf({ score: () => Promise.reject(new CaptchaError('blocked')) });
    const { store, news, writes } = sampleConsole(platform.origin, { captcha });
    const error = { kind: 'captcha', reason: 'blocked' };
    expect(await store.dispatch(register.initiate())).toMatchObject({ error });
    expect(platform.received).toEqual([]);
    expect(news()).toEqual([{ type: 'notice', error }]);
    expect(writes()).toEqual([1, 0]);
  });

  it('fails if the user closes the challenge', async () => {
    platform.respond(lowScore);
    const captcha = captchaOf({ challenge: () => Promise.reject(new CaptchaError('cancelled')) });
    const { store } = sampleConsole(platform.origin, { captcha });
    expect(await store.dispatch(register.initiate())).toMatchObject({
      error: { kind: 'captcha', reason: 'cancelled' },
    });
    expect(platform.received).toHaveLength(1);
  });

  it('is sent without a token if the installation has no captcha', async () => {
    const { store } = sampleConsole(platform.origin);
    expect(await store.dispatch(register.initiate())).toMatchObject({ data: {} });
    expect(tokens()).toEqual([undefined]);
  });
});

it('requires no captcha for other calls', async () => {
  const captcha = captchaOf();
  const { store } = sampleConsole(platform.origin, { captcha });
  await store.dispatch(enter.initiate());
  expect(captcha.score).not.toHaveBeenCalled();
  expect(tokens()).toEqual([undefined]);
});
