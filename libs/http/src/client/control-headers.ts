const NAMES = {
  noLoading: 'noLoading',
  noNotify: 'noNotify',
  statusCodeDisabledNotify: 'statusCodeDisabledNotify',
  bypass403: 'X-Bypass-403',
  ignoreFailure: 'ignoreFailure',
} as const;

/** How a call is shown while it runs and when it fails. @see spec 7.1 */
export interface Control {
  /** No overlay during a write. */
  noLoading?: boolean;
  /** No error notice. */
  noNotify?: boolean;
  /** Statuses that raise no notice, because the screen itself shows them. */
  statusCodeDisabledNotify?: number[];
  /** A 403 does not lead to /403. */
  bypass403?: boolean;
  /** Whatever comes of it is told to nobody, not even the end of the session. */
  ignoreFailure?: boolean;
}

/** For calls of a form or dialog: it stays, and shows these errors next to its fields or above them. */
export const SHOWN_BY_FORM: Control = {
  statusCodeDisabledNotify: [400, 401, 402, 403, 409, 412, 422, 423, 429],
  bypass403: true,
};

/** For an action without a form or dialog: a notice shows its error, and the page stays. */
export const SHOWN_BY_NOTICE: Control = { bypass403: true };

/** For calls whose answer one part of a screen shows: it says in place what is wrong, and the screen around it stays. */
export const SHOWN_IN_PLACE: Control = { noNotify: true, bypass403: true };

/** For calls about what there may not be, or what a platform may go without: the screen says so. */
export const MISSING_IS_SHOWN: Control = { statusCodeDisabledNotify: [404] };

/** For calls of which many are made at once: their results tell of each failure, and nothing covers their progress. */
export const SHOWN_IN_RESULTS: Control = { noLoading: true, noNotify: true, bypass403: true };

/** The headers that carry a call's control; they are taken off before it is sent. */
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

/** Reads a call's control and takes its headers off. */
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
