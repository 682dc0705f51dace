// @see spec 7.1
import { describe, expect, it } from 'vitest';
import { controlHeaders, SHOWN_BY_FORM, SHOWN_IN_RESULTS, takeControl } from './control-headers';

const NONE = {
  noLoading: false,
  noNotify: false,
  statusCodeDisabledNotify: [],
  bypass403: false,
  ignoreFailure: false,
};

describe('control headers', () => {
  it.each([
    [{}, NONE],
    [{ noLoading: true }, { ...NONE, noLoading: true }],
    [{ noNotify: true }, { ...NONE, noNotify: true }],
    [{ statusCodeDisabledNotify: [404, 409] }, { ...NONE, statusCodeDisabledNotify: [404, 409] }],
    [{ bypass403: true }, { ...NONE, bypass403: true }],
    [{ ignoreFailure: true }, { ...NONE, ignoreFailure: true }],
    [{ noLoading: false, bypass403: false }, NONE],
    [SHOWN_BY_FORM, { ...NONE, ...SHOWN_BY_FORM }],
    [SHOWN_IN_RESULTS, { ...NONE, noLoading: true, noNotify: true, bypass403: true }],
  ])('carry %j', (control, taken) =>
    expect(takeControl(new Headers(controlHeaders(control)))).toEqual(taken),
  );

  it('have fixed names', () => {
    expect(
      controlHeaders({ noLoading: true, noNotify: true, statusCodeDisabledNotify: [400], bypass403: true }),
    ).toEqual({
      noLoading: 'true',
      noNotify: 'true',
      statusCodeDisabledNotify: '400',
      'X-Bypass-403': 'true',
    });
  });
});
