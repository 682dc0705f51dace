// @see spec 8
import type { ConsoleError } from '@console/http';
import { createI18n } from '@console/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { uiLocale } from '../locales/ui-locale';
import { failureLines, noticeText } from './notice-text';

const i18n = createI18n({ language: 'en', locales: [uiLocale] });
const t = i18n.getFixedT('en', 'ui');

beforeAll(() => i18n.loadNamespaces('ui'));

function refused(changed: Partial<Extract<ConsoleError, { kind: 'http' }>>): ConsoleError {
  return { kind: 'http', status: 500, message: [], errors: [], fieldErrors: {}, ...changed };
}

describe('the notice of a failed call', () => {
  it.each<[string, ConsoleError, { title: string; body: string[] }]>([
    [
      'no answer',
      { kind: 'unreachable', message: '' },
      { title: 'Network Error', body: ['Something went wrong, please try again later'] },
    ],
    [
      'no answer, with the reason',
      { kind: 'unreachable', message: 'net::ERR_FAILED' },
      { title: 'net::ERR_FAILED', body: ['Something went wrong, please try again later'] },
    ],
    [
      'a list of errors',
      refused({ message: ['Bad Request'], errors: ['name is too long', 'ảnh is missing'] }),
      { title: 'Error 500', body: ['Name is too long', 'Ảnh is missing'] },
    ],
    [
      'a single error',
      refused({ status: 409, message: ['Conflict'], errors: ['it is taken'] }),
      { title: 'Error 409', body: ['It is taken'] },
    ],
    [
      'a message alone',
      refused({ status: 404, message: ['not found'] }),
      { title: 'Error 404', body: ['Not found'] },
    ],
    [
      'errors without a message',
      refused({ status: 400, errors: ['name is too long'] }),
      { title: 'Error 400', body: ['Something went wrong!'] },
    ],
    ['nothing said', refused({ status: 502 }), { title: 'Error 502', body: ['Something went wrong!'] }],
    [
      '403, whatever was said',
      refused({ status: 403, errors: ['row 7 is locked'] }),
      {
        title: 'Error 403',
        body: ['Your account is currently view-only and does not have editing permissions'],
      },
    ],
    [
      'an answer that does not fit',
      { kind: 'drift', operation: 'getProfile', problems: [] },
      { title: 'Error', body: ['The platform’s response couldn’t be read.'] },
    ],
    [
      'a missing parameter',
      { kind: 'invalid', message: 'Required parameter id was null or undefined when calling a.' },
      { title: 'Error', body: ['Required parameter id was null or undefined when calling a.'] },
    ],
    [
      'a blocked captcha',
      { kind: 'captcha', reason: 'blocked' },
      {
        title: 'Confirm you’re not a robot',
        body: [
          'Couldn’t load reCAPTCHA, so nothing was sent. Allow www.google.com and www.gstatic.com in your content blocker or firewall, then try again.',
        ],
      },
    ],
  ])('with %s', (_what, error, said) => {
    expect(noticeText(error, t)).toEqual(said);
    expect(failureLines(error, t)).toEqual(said.body);
  });

  it.each<[string, ConsoleError]>([
    ['a rejection', refused({ requestId: 'request-1' })],
    ['drift', { kind: 'drift', operation: 'a', problems: [], requestId: 'request-1' }],
  ])('carries the request id of %s', (_what, error) =>
    expect(noticeText(error, t).requestId).toBe('request-1'),
  );

  it('shows what the platform says as it is', () => {
    const said = '<img src=x onerror=alert(1)> $t(global.error) {{status}}';
    expect(noticeText(refused({ message: ['Bad Request'], errors: [said] }), t).body).toEqual([said]);
  });

  it('has a last word where no locale file could be loaded', () => {
    const without = createI18n({ language: 'en', locales: [uiLocale] }).getFixedT('en', 'ui');
    expect(noticeText({ kind: 'unreachable', message: 'net::ERR' }, without).body).toEqual([
      'Something went wrong!',
    ]);
  });
});
