// @see spec 7.10, 8, 9
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from './create-i18n';
import type { Language } from './languages';
import type { Locale } from './locale';

const broken = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

function samples(load: Partial<Locale['load']> = {}): Locale {
  return {
    namespace: 'samples',
    load: {
      en: () =>
        Promise.resolve({
          hello: 'Hello {{name}}',
          of: '{{count}} in {{year}}',
          only: { english: 'Only English' },
        }),
      vi: () =>
        Promise.resolve({
          hello: 'Xin chào {{name}}',
          of: '{{count}} năm {{year}}',
          only: { english: 'Chỉ tiếng Anh' },
        }),
      ...load,
    },
  };
}

function languagesOf(language: Language, locale: Locale) {
  const onFailure = vi.fn();
  const i18n = createI18n({ language, locales: [locale], onFailure });
  const text = async (key: string, values?: object) => {
    await i18n.loadNamespaces('samples');
    return i18n.t(key, { ns: 'samples', ...values });
  };
  return { i18n, onFailure, text };
}

describe('the texts of a console', () => {
  it.each([
    ['en', 'Hello Mai'],
    ['vi', 'Xin chào Mai'],
  ] as const)('in %s say "%s"', async (language, said) => {
    expect(await languagesOf(language, samples()).text('hello', { name: 'Mai' })).toBe(said);
  });

  it.each([
    ['en', '12,345 in 2026'],
    ['vi', '12.345 năm 2026'],
  ] as const)('in %s group the digits of counts alone', async (language, said) => {
    expect(await languagesOf(language, samples()).text('of', { count: 12_345, year: 2026 })).toBe(said);
  });

  it('bound what is inserted into them', async () => {
    const said = await languagesOf('en', samples()).text('hello', { name: `a${'\u0301'.repeat(2 ** 20)}` });
    expect(said.length).toBeLessThan(30);
    expect(await languagesOf('en', samples()).text('hello', { name: '<b>"$&"</b>' })).toBe(
      'Hello <b>"$&"</b>',
    );
  });

  it('load when they are asked for, once, and in one language', async () => {
    const en = vi.fn(() => Promise.resolve({ hello: 'Hello' }));
    const vietnamese = vi.fn(() => Promise.resolve({ hello: 'Xin chào' }));
    const { i18n, text } = languagesOf('vi', samples({ en, vi: vietnamese }));
    expect(vietnamese).not.toHaveBeenCalled();
    await text('hello');
    await i18n.loadNamespaces('samples');
    expect(vietnamese).toHaveBeenCalledOnce();
    expect(en).not.toHaveBeenCalled();
  });

  it('take names as they are', async () => {
    const { text } = languagesOf('en', samples());
    expect(await text('hello', { name: '<b>{{x}}</b> $t(only.english) & more' })).toBe(
      'Hello <b>{{x}}</b> $t(only.english) & more',
    );
  });

  it('are English where a file fails, and that is told', async () => {
    const { text, onFailure } = languagesOf('vi', samples({ vi: broken }));
    expect(await text('hello', { name: 'Mai' })).toBe('Hello Mai');
    expect(onFailure.mock.calls).toEqual([['samples', 'vi']]);
  });

  it('are their keys where English fails too', async () => {
    const { text, onFailure } = languagesOf('vi', samples({ en: broken, vi: broken }));
    expect(await text('hello')).toBe('hello');
    expect(onFailure).toHaveBeenCalledWith('samples', 'vi');
    expect(onFailure).toHaveBeenCalledWith('samples', 'en');
  });

  it('log a file that failed, where nobody else is told', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const i18n = createI18n({ language: 'vi', locales: [samples({ vi: broken })] });
    await i18n.loadNamespaces('samples');
    expect(log.mock.calls).toEqual([['Failed locale loading', { namespace: 'samples', language: 'vi' }]]);
    log.mockRestore();
  });
});
