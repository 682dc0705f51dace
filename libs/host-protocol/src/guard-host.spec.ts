// @see spec 3.11, 4.1, 8
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { guardHost } from './guard-host';
import { createShellHost } from './shell-host';

const quiet = () => undefined;
const goodHost = () => createShellHost({ state: { token: 'abc' } });

describe('a host that its guest relies on', () => {
  it('has the values of the specification where it says nothing', () => {
    expect(guardHost(goodHost(), quiet).state()).toEqual({
      token: 'abc',
      tokenProp: 'x-backdoor',
      appId: 'default-app',
      children: [],
      meta: { layoutMode: 'horizontal', lang: 'vi' },
      isProduction: false,
    });
  });

  it.each([
    ['without a token', { ...goodHost(), state: () => ({}) }, 'appConfig.token is required'],
    ['with an empty token', { ...goodHost(), state: () => ({ token: '' }) }, 'appConfig.token is required'],
    [
      'that throws when asked',
      {
        ...goodHost(),
        state: () => {
          throw new Error('no');
        },
      },
      'appConfig.token is required',
    ],
    ['of another version', { ...goodHost(), version: 2 }, 'version 2'],
    ['that is none', { token: 'abc' }, 'no ShellHost'],
    ['that is nothing', undefined, 'no ShellHost'],
    ['that is a text', 'host', 'no ShellHost'],
  ])('is refused %s', (_what, host, message) => {
    expect(() => guardHost(host, quiet)).toThrow(message);
  });

  it('has its changes followed, and those that are none dropped and reported', () => {
    const listeners: ((state: unknown) => void)[] = [];
    const report = vi.fn();
    const host = guardHost(
      { ...goodHost(), subscribe: (listener: (state: unknown) => void) => void listeners.push(listener) },
      report,
    );
    const heard = vi.fn();
    host.subscribe(heard);
    const tell = (state: unknown) => {
      listeners.forEach((listener) => {
        listener(state);
      });
    };
    tell({ token: 'new', meta: { lang: 'en' } });
    expect(host.state()).toMatchObject({ token: 'new', meta: { lang: 'en', layoutMode: 'horizontal' } });
    for (const nonsense of [undefined, null, 'x', { token: 5 }, { token: 'a', tokenProp: 'Cookie' }, []])
      tell(nonsense);
    expect(host.state().token).toBe('new');
    expect(heard).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledTimes(6);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'apps', '', '/a b'])(
    'names no place of its guest by "%s"',
    (path) => {
      const shell = goodHost();
      expect(() => {
        shell.change({ path });
      }).toThrow();
      const host = guardHost(shell, quiet);
      shell.change({ path: '/apps/tenant-apps/normal?page=2' });
      expect(host.state().path).toBe('/apps/tenant-apps/normal?page=2');
    },
  );

  it('tells that nobody is signed in to it any more', () => {
    const shell = goodHost();
    const host = guardHost(shell, quiet);
    shell.change({ token: '' });
    expect(host.state().token).toBe('');
  });

  it('may throw in whatever it is asked', async () => {
    const report = vi.fn();
    const fault = () => {
      throw new Error('no');
    };
    const host = guardHost(
      {
        ...goodHost(),
        emit: fault,
        subscribe: fault,
        open: fault,
        openNoCardWarning: () => Promise.reject(new Error('later')),
      },
      report,
    );
    host.emit({ type: 'reload' });
    host.open?.();
    host.openNoCardWarning?.();
    host.leave();
    await vi.waitFor(() => {
      expect(report).toHaveBeenCalledTimes(4);
    });
  });

  it('keeps what it is called on', () => {
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
        this.#token = 'told';
      }
    }
    const host = new Shell();
    const guarded = guardHost(host, (fault) => {
      throw fault;
    });
    guarded.emit({ type: 'title', title: 'Dashboard' });
    expect([guarded.state().token, host.state().token]).toEqual(['secret', 'told']);
  });

  it('hears nothing once its guest has left', () => {
    const shell = goodHost();
    const host = guardHost(shell, quiet);
    const heard = vi.fn();
    host.subscribe(heard);
    host.leave();
    shell.change({ token: 'new' });
    expect(heard).not.toHaveBeenCalled();
    expect(host.state().token).toBe('abc');
  });

  it('may be anything at all', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withObjectString: true }), (garbage) => {
        expect(() => guardHost(garbage, quiet)).toThrow(Error);
        const host = guardHost({ ...goodHost(), options: garbage, open: garbage }, quiet);
        host.open?.();
        expect(host.state().token).toBe('abc');
      }),
      { numRuns: 1_000 },
    );
  });
});
