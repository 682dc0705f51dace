const NAMES = {
  noLoading: 'noLoading',
  noNotify: 'noNotify',
  statusCodeDisabledNotify: 'statusCodeDisabledNotify',
  bypass403: 'X-Bypass-403',
  ignoreFailure: 'ignoreFailure',
} as const;

/** How progress and failure of a call are shown. @see spec 7.1 */
export interface Control {
  /** No overlay during a write. */
  noLoading?: boolean;
  /** No error notice. */
  noNotify?: boolean;
  /** Statuses that raise no notice, because the screen itself shows them. */
  statusCodeDisabledNotify?: number[];
  /** A 403 does not lead to /403. */
  bypass403?: boolean;
  /** Failures are ignored, even the end of the session. */
  ignoreFailure?: boolean;
}

/** The shell shows a failure: in a notice, or on /403 for a missing permission. */
export const SHOWN_BY_SHELL: Control = {};

/** For forms and dialogs, which show these errors themselves. */
export const SHOWN_BY_FORM: Control = {
  statusCodeDisabledNotify: [400, 401, 402, 403, 404, 409, 412, 413, 415, 422, 423, 429],
  bypass403: true,
};

/** For actions without a form: a notice shows the error, the page stays. */
export const SHOWN_BY_NOTICE: Control = { bypass403: true };

/** For a part of a screen that shows its errors in place. */
export const SHOWN_IN_PLACE: Control = { noNotify: true, bypass403: true };

/** For optional resources: the screen shows that they are missing. */
export const MISSING_IS_SHOWN: Control = { statusCodeDisabledNotify: [404] };

/** For bulk actions, whose result list shows each failure. */
export const SHOWN_IN_RESULTS: Control = { noLoading: true, noNotify: true, bypass403: true };

/** The headers that carry the control of a call to the client, which removes them before sending. */
export function controlHeaders(control: Control): Record<string, string> {
  return {
    ...(control.noLoading && { [NAMES.noLoading]: 'true' }),
    ...(control.noNotify && { [NAMES.noNotify]: 'true' }),
    ...(control.statusCodeDisabledNotify && {
      [NAMES.statusCodeDisabledNotify]: control.statusCodeDisabledNotify.join(','),
    }),
    ...(control.bypass403 && { [NAMES.bypass403]: 'true' }),
    ...(control.ignoreFailure && { [NAMES.ignoreFailure]: 'true' }),
  };
}

/** Reads the control of a call and removes its headers. */
export function takeControl(headers: Headers): Control {
  const take = (name: string) => {
    const value = headers.get(name);
    headers.delete(name);
    return value;
  };
  const statuses = take(NAMES.statusCodeDisabledNotify);
  return {
    noLoading: take(NAMES.noLoading) === 'true',
    noNotify: take(NAMES.noNotify) === 'true',
    statusCodeDisabledNotify: statuses === null ? [] : statuses.split(',').map(Number),
    bypass403: take(NAMES.bypass403) === 'true',
    ignoreFailure: take(NAMES.ignoreFailure) === 'true',
  };
}
