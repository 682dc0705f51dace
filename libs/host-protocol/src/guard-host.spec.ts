// @see spec 3.11, 4.1, 8
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { guardHost } from './guard-host';
import { createShellHost } from './shell-host';

const ignore = () => undefined;
const validHost = () => createShellHost({ state: { token: 'abc' } });

describe('a guarded host', () => {
  it('has the defaults of the specification', () => {
    expect(guardHost(validHost(), ignore).state()).toEqual({
      token: 'abc',
      tokenProp: 'x-backdoor',
      appId: 'default-app',
      children: [],
      meta: { layoutMode: 'horizontal', lang: 'vi' },
      isProduction: false,
    });
  });

  const throws = () => {
    throw new Error('no');
  };
  it.each([
    ['without a token', { ...validHost(), state: () => ({}) }, 'appConfig.token is required'],
    [
      'with null for a token',
      { ...validHost(), state: () => ({ token: null }) },
      'appConfig.token is required',
    ],
    ['with an empty token', { ...validHost(), state: () => ({ token: '' }) }, 'appConfig.token is required'],
    ['whose state throws', { ...validHost(), state: throws }, 'appConfig.token is required'],
    [
      'of another language',
      { ...validHost(), state: () => ({ token: 'abc', meta: { lang: 'fr' } }) },
      'an invalid meta.lang',
    ],
    ['of another version', { ...validHost(), version: 2 }, 'version 2'],
    ['without a version', { token: 'abc' }, 'no ShellHost'],
    ['that is undefined', undefined, 'no ShellHost'],
    ['that is a string', 'host', 'no ShellHost'],
  ])('is not created for a host %s', (_title, host, message) =>
    expect(() => guardHost(host, ignore)).toThrow(message),
  );

  it('follows valid changes; reports and drops invalid ones', () => {
    const subscribe = vi.fn<(listener: (state: unknown) => void) => void>();
    const onError = vi.fn();
    const host = guardHost({ ...validHost(), subscribe }, onError);
    const listener = vi.fn();
    host.subscribe(listener);
    const [notify = ignore] = subscribe.mock.calls[0] ?? [];

    notify({ token: 'new', meta: { lang: 'en' } });
    expect(host.state()).toMatchObject({ token: 'new', meta: { lang: 'en', layoutMode: 'horizontal' } });
    for (const invalid of [undefined, null, 'x', { token: 5 }, { token: 'a', tokenProp: 'Cookie' }, []])
      notify(invalid);
    expect(host.state().token).toBe('new');
    expect(listener).toHaveBeenCalledOnce();
    expect(onError).toHaveBeenCalledTimes(6);
  });

  it('reports whatever its host throws, now or later', async () => {
    const onError = vi.fn();
    const rejects = () => Promise.reject(new Error('later'));
    const host = guardHost(
      { ...validHost(), emit: throws, subscribe: throws, open: throws, openNoCardWarning: rejects },
      onError,
    );
    host.emit({ type: 'reload' });
    host.open?.();
    host.openNoCardWarning?.();
    host.disconnect();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(4));
  });

  it('calls the methods of its host on the host', () => {
    class Shell {
      version = 1;
      #token = 'secret';
      state() {
        return { token: this.#token };
      }
      subscribe() {
        return () => undefined;
      }
      emit() {
        this.#token = 'emitted';
      }
    }
    const host = new Shell();
    const guarded = guardHost(host, (error) => {
      throw error;
    });
    guarded.emit({ type: 'title', title: 'Dashboard' });
    expect([guarded.state().token, host.state().token]).toEqual(['secret', 'emitted']);
  });

  it.each(['', null])('follows the end of the session (%j), and nothing once disconnected', (token) => {
    const shell = validHost();
    const host = guardHost(shell, ignore);
    const listener = vi.fn();
    host.subscribe(listener);
    shell.change({ token });
    expect(host.state().token).toBe('');
    host.disconnect();
    shell.change({ token: 'new' });
    expect(listener).toHaveBeenCalledOnce();
    expect(host.state().token).toBe('');
  });

  it('withstands any value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true }), (value) => {
        expect(() => guardHost(value, ignore)).toThrow(Error);
        const host = guardHost({ ...validHost(), options: value, open: value }, ignore);
        host.open?.();
        expect(host.state().token).toBe('abc');
      }),
      { numRuns: 1_000 },
    );
  });
});
