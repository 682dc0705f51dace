// @see spec 2.6, 3.14, 4.10
// @see ASVS 3.3.2
import { describe, expect, it } from 'vitest';
import { detectLanguage, languageCookie } from './chosen-language';

describe('the language of a person', () => {
  it.each([
    ['the cookie before the browser', 'i18n_redirected=vi', ['en-US'], 'vi'],
    ['the cookie among others', 'a=1; i18n_redirected=vi; b=2', ['en-US'], 'vi'],
    ['the browser’s favorite', '', ['vi-VN', 'en-US'], 'vi'],
    ['the first of the browser’s that we speak', '', ['fr-FR', 'VI', 'en'], 'vi'],
    ['English where the browser speaks neither', '', ['fr-FR', 'de'], 'en'],
    ['English where nothing is said', '', [], 'en'],
    ['the browser where the cookie makes no sense', 'i18n_redirected=fr', ['vi'], 'vi'],
    ['the browser where the cookie is empty', 'i18n_redirected=', ['vi'], 'vi'],
    ['no cookie of a similar name', 'my_i18n_redirected=vi', ['en'], 'en'],
    ['no text out of another cookie', 'a=i18n_redirected=vi', ['en'], 'en'],
  ])('is %s', (_what, cookie, browser, language) =>
    expect(detectLanguage({ cookie, browser })).toBe(language),
  );

  it('is kept for 365 days, for the whole site', () =>
    expect(languageCookie('vi')).toBe('i18n_redirected=vi; path=/; max-age=31536000; samesite=lax'));

  it('is found again', () => {
    const [pair = ''] = languageCookie('vi').split(';');
    expect(detectLanguage({ cookie: pair, browser: ['en'] })).toBe('vi');
  });
});
