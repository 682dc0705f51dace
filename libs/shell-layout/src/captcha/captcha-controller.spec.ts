import { CaptchaError } from '@console/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaProvider, createCaptcha, createCaptchaController } from './captcha-controller';

// @see spec 4.9
// @see ASVS 14.2.3
// @see spec 4.9
// @see ASVS 14.2.3

const never = () => new Promise<never>(() => undefined);
const provider: CaptchaProvider = {
  score: (action) => Promise.resolve(`score of ${action}`),
  ask: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the score', () => {
  it('loads the provider once, at the first need', async () => {
    const load = vi.fn(() => Promise.resolve(provider));
    const desk = createCaptchaController(load);
    expect(desk.state).toBe('not-loaded');
    const first = desk.score('login');
    expect(desk.state).toBe('loading');
    expect(await first).toBe('v3:score of login');
    expect(desk.state).toBe('loaded');
    expect(await desk.score('signUp')).toBe('v3:score of signUp');
    expect(load).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<CaptchaProvider>]>([
    ['is blocked', () => Promise.reject(new CaptchaError('blocked'))],
    ['never arrives', never],
    ['arrives and never answers', () => Promise.resolve({ ...provider, score: never })],
    [
      'rejects with nothing',
      () => Promise.resolve({ ...provider, score: () => Promise.reject(new Error()) }),
    ],
  ])('fails within seconds when the provider %s', async (_how, load) => {
    const score = createCaptchaController(load).score('login');
    const failed = expect(score).rejects.toMatchObject({ name: 'CaptchaError', reason: 'blocked' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failed;
  });

  it('tries again at the next call', async () => {
    const load = vi.fn(() => Promise.resolve(provider)).mockRejectedValueOnce(new CaptchaError('blocked'));
    const desk = createCaptchaController(load);
    await expect(desk.score('login')).rejects.toThrow(CaptchaError);
    expect(desk.state).toBe('not-loaded');
    expect(await desk.score('login')).toBe('v3:score of login');
  });
});

describe('the question', () => {
  it('may be closed, and a newer one takes the place of an older one', async () => {
    const desk = createCaptchaController(() => Promise.resolve(provider));
    const older = expect(desk.challenge()).rejects.toMatchObject({ reason: 'cancelled' });
    await vi.advanceTimersByTimeAsync(0);
    const newer = expect(desk.challenge()).rejects.toMatchObject({ reason: 'cancelled' });
    await older;
    expect(desk.question).toBeDefined();
    desk.question?.cancel();
    await newer;
    expect(desk.question).toBeUndefined();
  });
});

it('is none on premises, whatever keys are given', () => {
  const keys = { v3: 'three', v2: 'two' };
  expect(createCaptcha({ captcha: keys, onPremises: true }, 'en')).toBeUndefined();
  expect(createCaptcha({ onPremises: false }, 'en')).toBeUndefined();
  expect(createCaptcha({ captcha: keys, onPremises: false }, 'en')).toBeDefined();
});
