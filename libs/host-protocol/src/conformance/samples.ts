import type { GuestEvent, HostState } from '../messages';

/** Every event except `reload`, on which a host reloads its page. */
export const HARMLESS_EVENTS: readonly GuestEvent[] = [
  { type: 'navigate', path: '/apps/dashboard?from=conformance' },
  { type: 'title', title: 'Conformance' },
  { type: '403 mutation' },
  { type: '403 mutation', operation: 'conformance' },
];

export const ALL_EVENTS: readonly GuestEvent[] = [...HARMLESS_EVENTS, { type: 'reload' }];

/** Values that are neither an event nor a state. */
export const INVALID_VALUES: readonly unknown[] = [
  undefined,
  null,
  5,
  'reload',
  [],
  {},
  { type: 'no such event' },
  { type: 'navigate', path: '//elsewhere.example' },
  { type: 'navigate', path: 'javascript:void 0' },
  { type: 'title', title: 5 },
  { token: 5 },
  { token: 'conformance', tokenProp: 'Cookie' },
  { token: 'conformance', meta: { lang: 'xx' } },
];

/** Objects that resemble frame messages of either direction and are invalid in this version. */
export function invalidMessages(version: number): readonly object[] {
  const channel = 'shell-host';
  const next = { channel, version: version + 1 };
  return [
    [],
    {},
    { channel },
    { channel, version },
    { channel, version, type: 'no such message' },
    { channel, version, type: 'call', name: 'constructor' },
    { ...next, type: 'call', name: 'open' },
    { ...next, type: 'event', event: { type: 'title', title: 'Conformance' } },
    { ...next, type: 'state-change', state: { token: 'conformance' } },
    ...INVALID_VALUES.map((event) => ({ channel, version, type: 'event', event })),
    ...INVALID_VALUES.map((state) => ({ channel, version, type: 'state-change', state })),
  ];
}

/** Changes of the state that every guest has to withstand. */
export const STATE_CHANGES: readonly Partial<HostState>[] = [
  { meta: { lang: 'en', layoutMode: 'vertical' } },
  { meta: { lang: 'vi', layoutMode: 'horizontal' } },
  { appId: 'conformance-app', children: [{ id: 1 }, 'two', null] },
  { isProduction: true },
];
