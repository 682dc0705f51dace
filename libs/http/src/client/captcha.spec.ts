// @see spec 4.9
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, startLocalPlatform, type LocalPlatform } from '../testing/local-platform';
import { sampleCalls, sampleConsole } from '../testing/sample-console';
import { CaptchaError, type Captcha } from './captcha';

let platform: LocalPlatform;
beforeAll(async () => {
  platform = await startLocalPlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.received.length = 0;
  platform.answer(json(200, {}));
});

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

describe('a call that asks for a captcha', () => {
  it('brings the score, named by the act', async () => {
    const captcha = captchaOf();
    const { store } = sampleConsole(platform.origin, { captcha });
    expect(await store.dispatch(register.initiate())).toMatchObject({ data: {} });
    expect(captcha.score).toHaveBeenCalledWith('register');
    expect(tokens()).toEqual(['v3:easy']);
  });

  it('asks the person where the score is too low, and sends the answer', async () => {
    platform.answer((response, request) => {
      if (request.headers['x-captcha-token'] === 'v2:worked') json(200, {})(response, request);
      else lowScore(response, request);
    });
    const { store, news } = sampleConsole(platform.origin, { captcha: captchaOf() });
    expect(await store.dispatch(register.initiate())).toMatchObject({ data: {} });
    expect(tokens()).toEqual(['v3:easy', 'v2:worked']);
    expect(news()).toEqual([]);
  });

  it('asks once: what the platform says to the answer counts', async () => {
    platform.answer(lowScore);
    const { store } = sampleConsole(platform.origin, { captcha: captchaOf() });
    expect(await store.dispatch(register.initiate())).toMatchObject({
      error: { kind: 'refused', status: 400 },
    });
    expect(tokens()).toEqual(['v3:easy', 'v2:worked']);
  });

  it('sends nothing and says so when the provider is blocked', async () => {
    const captcha = captchaOf({ score: () => Promise.reject(new CaptchaError('blocked')) });
    const { store, news, writes } = sampleConsole(platform.origin, { captcha });
    const error = { kind: 'captcha', reason: 'blocked' };
    expect(await store.dispatch(register.initiate())).toMatchObject({ error });
    expect(platform.received).toEqual([]);
    expect(news()).toEqual([{ type: 'notice', error }]);
    expect(writes()).toEqual([1, 0]);
  });

  it('ends when the person closes the question', async () => {
    platform.answer(lowScore);
    const captcha = captchaOf({ challenge: () => Promise.reject(new CaptchaError('cancelled')) });
    const { store } = sampleConsole(platform.origin, { captcha });
    expect(await store.dispatch(register.initiate())).toMatchObject({
      error: { kind: 'captcha', reason: 'cancelled' },
    });
    expect(platform.received).toHaveLength(1);
  });

  it('is sent as it is where the installation has no captcha', async () => {
    const { store } = sampleConsole(platform.origin);
    expect(await store.dispatch(register.initiate())).toMatchObject({ data: {} });
    expect(tokens()).toEqual([undefined]);
  });
});

it('leaves every other call alone', async () => {
  const captcha = captchaOf();
  const { store } = sampleConsole(platform.origin, { captcha });
  await store.dispatch(enter.initiate());
  expect(captcha.score).not.toHaveBeenCalled();
  expect(tokens()).toEqual([undefined]);
});
