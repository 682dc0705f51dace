// @see spec 3.13, 4.4, 6
// @see ASVS 1.2.2
import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from './runtime-config';

const DEFAULTS = {
  productName: 'Signalbox',
  apiBaseUrl: '',
  apiMode: 'direct',
  logo: '/logo.png',
  titleFontSize: '22px',
  menuSubtitle: false,
  menuWidth: 224,
  onPremises: true,
  buildMode: 'cloud',
  signUp: true,
  clearDraftsOnSignOut: false,
  alertsPollSeconds: 60,
  deploymentPollSeconds: 60,
  hostOrigins: [],
  mediaOrigins: [],
  modules: {},
};

describe('readRuntimeConfig', () => {
  it('has a default for every field', () =>
    expect(readRuntimeConfig({})).toEqual({ config: DEFAULTS, problems: [] }));

  it('reads valid fields', () => {
    const given = {
      ...DEFAULTS,
      productName: 'Studio',
      apiBaseUrl: 'https://api.example.com/platform',
      logo: 'https://cdn.example.com/logo.svg',
      menuWidth: 300,
      hostOrigins: ['https://shell.example.com'],
    };
    expect(readRuntimeConfig(given)).toEqual({ config: given, problems: [] });
  });

  it.each([
    ['productName', ''],
    ['productName', 7],
    ['apiBaseUrl', 'javascript:alert(1)'],
    ['apiBaseUrl', 'ftp://api.example.com'],
    ['apiMode', 'both'],
    ['logo', 'javascript:alert(1)'],
    ['logo', 'data:text/html,<script>alert(1)</script>'],
    ['logo', '//evil.example/logo.png'],
    ['logo', '/\\evil.example/logo.png'],
    ['logo', `/${'x'.repeat(2048)}`],
    ['titleFontSize', '22px; background: url(//evil.example)'],
    ['menuSubtitle', 'yes'],
    ['menuWidth', 10_000],
    ['captcha', { v3: 'key' }],
    ['captcha', { v3: '', v2: '' }],
    ['buildMode', 'hybrid'],
    ['alertsPollSeconds', 0],
    ['deploymentPollSeconds', 1.5],
    ['hostOrigins', ['shell']],
    ['modules', ['lrm']],
  ] as const)('reports an invalid %s in one line and uses its default', (name, value) => {
    const other = name === 'menuWidth' ? { menuSubtitle: true } : { menuWidth: 300 };
    const { config, problems } = readRuntimeConfig({ ...other, [name]: value });
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^Configuration field "${name}": [^\\n]+ Its default is used\\.$`)),
    ]);
    expect(config).toEqual({ ...DEFAULTS, ...other });
  });

  it.each([null, undefined, 'text', 3, ['productName']])('uses the defaults for %j', (value) => {
    const { config, problems } = readRuntimeConfig(value);
    expect(config).toEqual(DEFAULTS);
    expect(problems).toEqual(['The configuration is no JSON object; every field has its default.']);
  });

  it('is not on-premises by default if captcha keys are given', () => {
    const captcha = { v3: 'three', v2: 'two' };
    expect(readRuntimeConfig({ captcha }).config.onPremises).toBe(false);
    expect(readRuntimeConfig({ captcha, onPremises: true }).config.onPremises).toBe(true);
    expect(readRuntimeConfig({ onPremises: false }).config.onPremises).toBe(false);
  });

  it('drops unknown fields', () => {
    const given: unknown = JSON.parse('{"__proto__":{"productName":"x"},"secret":1}');
    expect(readRuntimeConfig(given)).toEqual({ config: DEFAULTS, problems: [] });
  });

  describe('its modules', () => {
    const BAD_ENTRIES = [
      '',
      'lrm.js',
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      ' javascript:alert(1)',
      'data:text/javascript,alert(1)',
      'blob:https://console.example/1',
      'ftp://modules.example/lrm.js',
      '//modules.example/lrm.js',
      '/\\modules.example/lrm.js',
      '/\t/modules.example/lrm.js',
      `/${'x'.repeat(2048)}`,
    ];
    const good = { entry: 'https://modules.example/lrm.js', transport: 'page' };
    const paths = ['lrm', 'vod', 'transcode/channels'];

    it('are those of the catalog, of any origin', () => {
      const modules = {
        lrm: good,
        vod: { entry: 'http://127.0.0.1:4300/', transport: 'frame' },
        'transcode/channels': { entry: '/modules/channels.js?v=1', transport: 'page' },
      };
      expect(readRuntimeConfig({ modules }, paths)).toEqual({
        config: { ...DEFAULTS, modules },
        problems: [],
      });
    });

    it.each<[string, unknown, string]>([
      ['radio', good, 'no module of this path'],
      ['__proto__', good, 'no module of this path'],
      ['toString', good, 'no module of this path'],
      ['lrm\nvod', good, 'no module of this path'],
      ['vod', { ...good, transport: 'pigeon' }, 'transport'],
      ['vod', { entry: good.entry }, 'transport'],
      ['vod', { transport: 'page' }, 'entry'],
      ['vod', good.entry, 'expected object'],
      ...BAD_ENTRIES.map((entry): [string, unknown, string] => ['vod', { ...good, entry }, 'entry']),
    ])('drop an invalid one: %j: %j', (path, bad, problem) => {
      const given: unknown = JSON.parse(
        `{"menuWidth":300,"modules":{"lrm":${JSON.stringify(good)},${JSON.stringify(path)}:${JSON.stringify(bad)}}}`,
      );
      const { config, problems } = readRuntimeConfig(given, paths);
      expect(config).toEqual({ ...DEFAULTS, menuWidth: 300, modules: { lrm: good } });
      expect(problems).toEqual([expect.stringContaining(problem)]);
      expect(problems[0]).toMatch(/^Configuration field "modules", module "[^\n]+ It is not connected\.$/);
    });
  });
});
