// @see spec 3.12, 3.14
// @see ASVS 3.3.4
import { describe, expect, it } from 'vitest';
import { createConsoleStorage } from './console-storage';
import { createMemoryStorage } from './safe-storage';
import { STORED_ITEMS } from './stored-items';

const items = Object.entries(STORED_ITEMS);
const ABSENT: Record<string, unknown> = Object.fromEntries(items.map(([name, { absent }]) => [name, absent]));

function readAll(texts: Record<string, string>) {
  const storage = createConsoleStorage({
    local: createMemoryStorage(texts),
    tab: createMemoryStorage(texts),
  });
  return Object.fromEntries(items.map(([name, item]) => [name, storage.read<unknown, unknown>(item)]));
}

describe('the stored items', () => {
  it('have defaults', () => {
    expect(readAll({})).toEqual(ABSENT);
    expect(ABSENT).toMatchObject({
      token: null,
      pendingToken: null,
      tokenHeader: null,
      appId: null,
      appDetail: null,
      transcodeAlerts: null,
      serverLicense: null,
      paymentMethod: null,
      language: null,
      darkMode: true,
      socialRedirect: '',
      sidebarCollapsed: false,
      layoutMode: 'vertical',
      degrade: false,
    });
  });

  it('have different keys', () => expect(new Set(items.map(([, { key }]) => key)).size).toBe(items.length));

  it.each([
    ['token', { 'console.token': 'Bearer a' }, 'Bearer a'],
    ['pendingToken', { 'console.pending-token': 'Bearer b' }, 'Bearer b'],
    ['twoFactorMissing', { 'console.two-factor-missing': 'true' }, true],
    ['endReason', { 'console.end-reason': 'expired' }, 'expired'],
    ['signedOutElsewhere', { 'console.signed-out-elsewhere': 'true' }, true],
    ['inactivityMinutes', { 'console.inactivity-minutes': '60' }, 60],
    ['lastActivity', { 'console.last-activity': '1' }, 1],
    ['tokenHeader', { 'console.token-header': 'x-backdoor' }, 'x-backdoor'],
    ['appId', { 'console.app-id': 'studio' }, 'studio'],
    ['transcodeAlerts', { 'console.transcode-alerts': '{"total":3}' }, { total: 3 }],
    ['serverLicense', { 'console.server-license': '{"id":"a"}' }, { id: 'a' }],
    ['paymentMethod', { 'console.payment-method': '{"paymentMethod":"empty"}' }, { paymentMethod: 'empty' }],
    ['language', { 'console.language': 'vi' }, 'vi'],
    ['darkMode', { 'console.dark-mode': 'false' }, false],
    ['socialRedirect', { 'console.social-redirect': '/apps' }, '/apps'],
    ['sidebarCollapsed', { 'console.sidebar-collapsed': 'true' }, true],
    ['layoutMode', { __SS_LAYOUT_MODE__: 'horizontal' }, 'horizontal'],
    ['density', { 'console.density': 'comfortable' }, 'comfortable'],
    ['singleKeys', { 'console.single-keys': 'false' }, false],
    ['degrade', { degrade: '1' }, true],
    ['developerPanel', { 'console.developer-panel': 'true' }, true],
    [
      'tableColumns',
      { 'console.table-columns': '[{"table":"apps","order":["a"],"hidden":["b"]}]' },
      [{ table: 'apps', order: ['a'], hidden: ['b'] }],
    ],
    ['favorites', { 'console.palette': '[{"user":"a","favorites":[]}]' }, [{ user: 'a', favorites: [] }]],
    [
      'recentItems',
      {
        'console.recent-items':
          '[{"kind":"page","id":"/apps","title":"","subtitle":null,"appId":null,"state":null}]',
      },
      [{ kind: 'page', id: '/apps', title: '', subtitle: null, appId: null, state: null }],
    ],
    [
      'drafts',
      { 'console.drafts': '[{"user":"a","form":"b","at":1,"values":{"name":"c"}}]' },
      [{ user: 'a', form: 'b', at: 1, values: { name: 'c' } }],
    ],
  ])('have a fixed key for %s', (name, texts, value) =>
    expect(readAll(texts)).toEqual({ ...ABSENT, [name]: value }),
  );

  it.each([
    ['console.token', ''],
    ['console.token', 'Bearer a\r\nCookie: b'],
    ['console.token', 'Bearer điện ảnh'],
    ['console.pending-token', 'Bearer \u{1f511}'],
    ['console.app-id', 'studio\nCookie: b'],
    ['console.token-header', 'x token'],
    ['console.token-header', 'AUTHORIZATION'],
    ['console.token-header', 'Cookie'],
    ['console.token-header', 'host'],
    ['console.app-detail', '[{"edition":"free"}]'],
    ['console.app-detail', '[{"edition":"free","status":"active","addedPrimaryCard":1},{"group":{}}]'],
    ['console.transcode-alerts', '{"total":'],
    ['console.transcode-alerts', '{"total":"many"}'],
    ['console.server-license', '[]'],
    ['console.server-license', 'null'],
    ['console.payment-method', '{}'],
    ['console.payment-method', 'undefined'],
    ['console.language', 'fr'],
    ['console.dark-mode', 'perhaps'],
    ['console.sidebar-collapsed', '{'],
    ['__SS_LAYOUT_MODE__', 'diagonal'],
    ['degrade', 'very'],
    ['console.drafts', '{}'],
    ['console.table-columns', '[{"table":"apps","order":[1],"hidden":[]}]'],
    ['console.drafts', '[{"user":"a"}]'],
  ])('are absent if corrupt: %s "%s"', (key, text) => expect(readAll({ [key]: text })).toEqual(ABSENT));

  it('have no key that could become a prototype', () => {
    const { serverLicense } = readAll({
      'console.server-license': '{"__proto__":{"isAdmin":true},"server":{"__proto__":{"isAdmin":true}}}',
    });
    expect(JSON.stringify(serverLicense)).toBe('{"server":{}}');
  });

  it('are removed by null and by invalid values', () => {
    const storage = createConsoleStorage();
    const circle: { total: number; self?: unknown } = { total: 1 };
    circle.self = circle;
    for (const invalid of [null, { total: -1 }, circle]) {
      storage.write(STORED_ITEMS.transcodeAlerts, { total: 1 });
      storage.write(STORED_ITEMS.transcodeAlerts, invalid);
      expect(storage.read(STORED_ITEMS.transcodeAlerts)).toBeNull();
    }
  });

  it('are stored in one tab, in all tabs, or with the host', () => {
    const [local, tab, host] = [createMemoryStorage(), createMemoryStorage(), createMemoryStorage()];
    const storage = createConsoleStorage({ local, tab, host });
    storage.write(STORED_ITEMS.token, 'Bearer a');
    storage.write(STORED_ITEMS.appId, 'studio');
    storage.write(STORED_ITEMS.darkMode, false);
    expect(host.read('console.token')).toBe('Bearer a');
    expect(tab.read('console.app-id')).toBe('studio');
    expect(local.read('console.dark-mode')).toBe('false');
    expect([local.read('console.token'), local.read('console.app-id')]).toEqual([null, null]);
  });

  it('are cleared at sign-out except for preferences', () => {
    const texts = Object.fromEntries(items.map(([, { key }]) => [key, 'value']));
    const [local, tab] = [createMemoryStorage(texts), createMemoryStorage(texts)];
    createConsoleStorage({ local, tab }).clearPersonal();
    const cleared = items.filter(([, { key, where }]) => (where === 'tab' ? tab : local).read(key) === null);
    expect(cleared.map(([name]) => name).toSorted()).toEqual([
      'appDetail',
      'appId',
      'lastActivity',
      'paymentMethod',
      'pendingToken',
      'recentApps',
      'recentItems',
      'serverLicense',
      'token',
      'transcodeAlerts',
      'twoFactorMissing',
    ]);
  });
});
