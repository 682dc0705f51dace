import type { GuestEvent, HostState } from '../host-state';

/** Every event of the protocol but `reload`, which a host obeys by loading its page anew. */
export const HARMLESS_EVENTS: readonly GuestEvent[] = [
  { type: 'navigate', path: '/apps/dashboard?from=conformance' },
  { type: 'title', title: 'Conformance' },
  { type: '403 mutation' },
  { type: '403 mutation', operation: 'conformance' },
];

/** What no side may take for an event or a state, whoever says it. */
export const GARBAGE: readonly unknown[] = [
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

/** What either side of a frame may hear of anybody: marked as the protocol's, and yet none of its messages. */
export function garbageMessages(version: number): readonly object[] {
  const channel = 'shell-host';
  return [
    [],
    {},
    { channel },
    { channel, version },
    { channel, version, type: 'no such message' },
    { channel, version, type: 'call', name: 'constructor' },
    { channel, version: version + 1, type: 'call', name: 'open' },
    { channel, version: version + 1, type: 'event', event: { type: 'title', title: 'Conformance' } },
    { channel, version: version + 1, type: 'state-change', state: { token: 'conformance' } },
    ...GARBAGE.map((event) => ({ channel, version, type: 'event', event })),
    ...GARBAGE.map((state) => ({ channel, version, type: 'state-change', state })),
  ];
}

/** Changes that a guest has to live through, one after the other. */
export const CHANGES: readonly Partial<HostState>[] = [
  { meta: { lang: 'en', layoutMode: 'vertical' } },
  { meta: { lang: 'vi', layoutMode: 'horizontal' } },
  { appId: 'conformance-app', children: [{ id: 1 }, 'two', null] },
  { isProduction: true },
];
