// @see ASVS 6.1.2, 6.2.11, 13.2.3
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartProblem } from '@console/server-kit';

describe('settings', () => {
  it('count empty variables as unset, and name all invalid ones', () => {
    expect(readSettings({ PLATFORM_PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4201 });
    expect(() => readSettings({ PLATFORM_PORT: 'x', LOG_LEVEL: 'x' })).toThrow(
      /LOG_LEVEL .*\. PLATFORM_PORT /,
    );
  });

  it.each([
    ['PLATFORM_PORT', 'eighty'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://root@localhost/test'],
    ['SEED_APPS', '1.5'],
    ['PLATFORM_ADMIN_EMAIL', 'nobody'],
    ['PLATFORM_ADMIN_PASSWORD', 'seven77'],
    ['PLATFORM_ADMIN_PASSWORD', 'Nintendo64'],
    ['PASSWORD_FORBIDDEN_WORDS', 'acme,tv'],
    ['STAFF_INACTIVITY_MINUTES', '4'],
    ['PLATFORM_SECRET_KEY', 'c2hvcnQ='],
    ['CONSOLE_URL', 'ftp://console.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['CAPTCHA_MIN_SCORE', '1.5'],
    ['TRUSTED_PROXIES', '127.0.0.1,nginx'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ])('rejects %s=%s in one line that does not repeat the value', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
    expect(read).not.toThrow(new RegExp(`\\b${value.replace(/[/\\[\]=]/g, '.')}\\b`));
  });

  it.each([
    ['Operator@acme.example', 'the e-mail'],
    ['Acme-Media 2026', 'a forbidden word'],
  ])('rejects %s as the first operator’s password: %s', (password) => {
    const read = () =>
      readSettings({
        PLATFORM_ADMIN_EMAIL: 'operator@acme.example',
        PLATFORM_ADMIN_PASSWORD: password,
        PASSWORD_FORBIDDEN_WORDS: 'Acme Media, Acme',
      });
    expect(read).toThrow(/^PLATFORM_ADMIN_PASSWORD must be 8 to 1000 characters, and no common password/);
  });
  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ GITHUB_CLIENT_ID: 'id' }, 'GITHUB_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'secret' }, 'GOOGLE_CLIENT_ID'],
    [{ CAPTCHA_SECRET_V2: 'secret' }, 'CAPTCHA_SECRET_V3'],
    [{ CAPTCHA_PROJECT: 'p', CAPTCHA_API_KEY: 'k', CAPTCHA_SITE_KEY_V3: 's' }, 'CAPTCHA_SITE_KEY_V2'],
  ])('requires the missing part of %o', (given, missing) =>
    expect(() => readSettings(given)).toThrow(new RegExp(`^${missing} must be [^\\n]+\\.$`)),
  );
});
