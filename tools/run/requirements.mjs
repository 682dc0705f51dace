// Writes docs/requirements.md from the `@see` references in code and tests: `@see spec 3.4, 7.1`, `@see ASVS 2.1.1` and
// `@see operation health`. Fails if a requirement of the specification has no test; with --check also if the page is stale.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = join(ROOT, 'docs/requirements.md');

const SPEC = {
  1: 'Product and users',
  2: 'Screens and routes',
  2.1: 'Route options',
  2.2: 'Layouts',
  2.3: 'Route table',
  2.4: 'Navigation guards',
  2.5: 'Main layout',
  2.6: 'Right menu and settings',
  2.7: 'Navigation helpers',
  2.8: 'Sign-out',
  2.9: 'Global loading overlay',
  '2.10': 'Error pages',
  3.1: 'Login response',
  3.2: 'Current user',
  3.3: 'Permission entry',
  3.4: 'App detail',
  3.5: 'Billing info',
  3.6: 'Alerts',
  3.7: 'Invoice filters',
  3.8: 'Standard list query',
  3.9: 'Request bodies',
  '3.10': 'Cached entity lists',
  3.11: 'State set by the host',
  3.12: 'State stored in the browser',
  3.13: 'Public configuration',
  3.14: 'Settings',
  3.15: 'Build information',
  3.16: 'Error response body',
  4.1: 'Session',
  4.2: 'Two-factor gate',
  4.3: 'Tenant apps',
  4.4: 'Subscription edition',
  4.5: 'Payment card',
  4.6: 'Server license',
  4.7: 'Loading overlay',
  4.8: 'Deployment detection',
  4.9: 'Captcha',
  '4.10': 'Language',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7.1: 'Common request rules',
  7.2: 'Auth service: apps',
  7.3: 'Auth service: users',
  7.4: 'Billing calls',
  7.5: 'Tenant app calls',
  7.6: 'Tenant group calls',
  7.7: 'Tenant member calls',
  7.8: 'Quota calls',
  7.9: 'Admin user calls',
  '7.10': 'Deployment and locale calls',
  8: 'Error catalog',
  9: 'Constants and limits',
};

/** Chapters of OWASP ASVS 5.0. */
const ASVS = {
  1: 'Encoding and sanitization',
  2: 'Validation and business logic',
  3: 'Web frontend security',
  4: 'API and web service',
  5: 'File handling',
  6: 'Authentication',
  7: 'Session management',
  8: 'Authorization',
  9: 'Self-contained tokens',
  10: 'OAuth and OIDC',
  11: 'Cryptography',
  12: 'Secure communication',
  13: 'Configuration',
  14: 'Data protection',
  15: 'Secure coding and architecture',
  16: 'Security logging and error handling',
  17: 'WebRTC',
};

const isTest = (file) => /\.(spec|stories)\.|^apps\/console-e2e\//.test(file);

/** Requirement → files, by kind of reference. */
const references = { spec: new Map(), ASVS: new Map(), operation: new Map() };
for (const file of globSync('{apps,libs,tools}/**/*.{ts,tsx,js,mjs}', {
  cwd: ROOT,
  exclude: ['**/node_modules', '**/dist', '**/storybook-static', 'tools/run/requirements.mjs'],
}).sort()) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const [, kind, ids] of text.matchAll(/@see (spec|ASVS|operation) ([\w.-]+(?:, [\w.-]+)*)/g)) {
    for (const id of ids.split(', ').map((one) => one.replace(/\.$/, ''))) {
      const files = references[kind].get(id) ?? new Set();
      references[kind].set(id, files.add(file));
    }
  }
}

const links = (files) => files.map((file) => `[${basename(file)}](../${file})`).join(', ');

function section(title, files = new Set()) {
  const [tests, code] = [[...files].filter(isTest), [...files].filter((file) => !isTest(file))];
  return [
    `### ${title}`,
    '',
    ...(code.length > 0 ? [`- Code: ${links(code)}`] : []),
    ...(tests.length > 0 ? [`- Tests: ${links(tests)}`] : []),
    '',
  ];
}

const byNumber = (one, other) => one.localeCompare(other, 'en', { numeric: true });
const specIds = Object.keys(SPEC).sort(byNumber);
const asvsIds = [...references.ASVS.keys()].sort(byNumber);
const text = [
  '# Requirements and the tests that verify them',
  '',
  'Generated from the `@see` references in code and tests by `npm run requirements`. Do not edit.',
  '',
  '## Product specification',
  '',
  ...specIds.flatMap((id) => section(`${id} ${SPEC[id]}`, references.spec.get(id))),
  '## OWASP ASVS 5.0, levels 1 and 2',
  '',
  'Requirements that are accepted deviations, up to the installation or not applicable are in [security.md](security.md).',
  '',
  ...Object.entries(ASVS).flatMap(([chapter, title]) => {
    const ids = asvsIds.filter((id) => id.startsWith(`${chapter}.`));
    if (ids.length === 0) return [];
    return [
      `### V${chapter} ${title}`,
      '',
      ...ids.map((id) => `- ${id}: ${links([...references.ASVS.get(id)])}`),
      '',
    ];
  }),
  '## Operation',
  '',
  ...[...references.operation].sort().flatMap(([id, files]) => section(id, files)),
].join('\n');
const page = await format(text, { ...(await resolveConfig(PAGE)), parser: 'markdown' });

const problems = [
  ...specIds
    .filter((id) => ![...(references.spec.get(id) ?? [])].some(isTest))
    .map((id) => `spec ${id} has no test`),
  ...[...references.spec.keys()].filter((id) => !(id in SPEC)).map((id) => `spec ${id} does not exist`),
];
if (!process.argv.includes('--check')) writeFileSync(PAGE, page);
else if (readFileSync(PAGE, 'utf8') !== page)
  problems.push('docs/requirements.md is stale: run npm run requirements');

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
