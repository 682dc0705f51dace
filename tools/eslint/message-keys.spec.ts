// @see spec 1
import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale, Messages } from '../../libs/i18n/src/locale';
import { translationProblems } from '../../libs/i18n/src/testing';
import { keyProblems, keysUsed } from './message-keys';

const ROOT = resolve(import.meta.dirname, '../..');
const TESTS = /\.(spec|stories)\.tsx?$|\/testing(\/|\.ts$)/;
const sources = globSync('{apps/console,libs/*}/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !TESTS.test(file))
  .map((file) => resolve(ROOT, file));

/** A virtual file that uses texts in every way. */
const SAMPLE = resolve(ROOT, 'apps/console/src/sample.tsx');
const SAMPLE_TEXT = `
import type { MessageKey } from '@console/i18n';
import { Trans, useTranslation } from 'react-i18next';

export function Sample({ status, name, any }: { status: 403 | 404; name: 'normal' | 'create'; any: string }) {
  const { t } = useTranslation('shell');
  const { t: both } = useTranslation(['auth', 'shell']);
  const written: MessageKey = 'auth:routes.signIn';
  const made: MessageKey = \`tenantApps:routes.\${name}\`;
  t('list.total', { count: 2 });
  t(\`status.\${status}.title\`);
  both('code.label');
  t('list.nowhere');
  t(any);
  const unresolved: MessageKey = \`tenantApps:\${any}\`;
  return <Trans ns="shell" i18nKey="captcha.terms" />;
}
`;

let program: ts.Program;
let locales: Locale[];
const namespaces = () => locales.map(({ namespace }) => namespace);

beforeAll(async () => {
  program = programOf([...sources, SAMPLE]);
  locales = await Promise.all(
    sources.filter((file) => /\/locales\/[^/]+-locale\.ts$/.test(file)).map(localeOf),
  );
}, 60_000);

describe('the keys of texts', () => {
  it('are found wherever texts are asked for', () => {
    const { used, unresolved } = keysUsed(program, [SAMPLE], namespaces());
    expect(used.map(({ key }) => key)).toEqual([
      'auth:routes.signIn',
      'tenantApps:routes.normal',
      'tenantApps:routes.create',
      'shell:list.total',
      'shell:status.403.title',
      'shell:status.404.title',
      'auth:code.label',
      'shell:list.nowhere',
      'shell:captcha.terms',
    ]);
    expect(unresolved.map((location) => location.replace(`${SAMPLE}:`, ''))).toEqual([
      '14 any',
      '15 `tenantApps:${any}`',
    ]);
  });

  it('are missing, unused or unresolved', () => {
    const used = [
      { key: 'shell:list.total', location: 'a.tsx:1' },
      { key: 'shell:list.nowhere', location: 'b.tsx:2' },
    ];
    const texts = ['shell:list.total_one', 'shell:list.total_other', 'shell:list.forgotten'];
    expect(keyProblems({ used, unresolved: ['c.tsx:3 any'] }, texts)).toEqual([
      'shell:list.nowhere has no text: b.tsx:2',
      'shell:list.forgotten is not used',
      'the type does not resolve the key: c.tsx:3 any',
    ]);
  });

  // Reads the types of every source.
  it('all have a text, and every text is used', { timeout: 240_000 }, async () => {
    const texts = await Promise.all(
      locales.map(async ({ namespace, load }) => keysOf(await load.en(), `${namespace}:`)),
    );
    expect(keyProblems(keysUsed(program, sources, namespaces()), texts.flat())).toEqual([]);
  });
});

describe('the texts', () => {
  it('of every library are looked at', () => {
    expect(namespaces()).toEqual(expect.arrayContaining(['auth', 'console', 'shell', 'tenantApps']));
  });

  it('say the same in both languages', async () => {
    const problems = await Promise.all(
      locales.map(async (locale) =>
        (await translationProblems(locale)).map((problem) => `${locale.namespace}: ${problem}`),
      ),
    );
    expect(problems.flat()).toEqual([]);
  });
});

function programOf(files: string[]): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    resolve(ROOT, 'apps/console/tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) =>
        expect.fail(ts.flattenDiagnosticMessageText(messageText, '\n')),
    },
  );
  const options = parsed?.options ?? {};
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  return ts.createProgram(files, options, {
    ...host,
    readFile: (file) => (file === SAMPLE ? SAMPLE_TEXT : readFile(file)),
    getSourceFile: (file, version) => {
      const text = file === SAMPLE ? SAMPLE_TEXT : readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version, true);
    },
    fileExists: (file) => file === SAMPLE || host.fileExists(file),
  });
}

async function localeOf(file: string): Promise<Locale> {
  const module: unknown = await import(file);
  const locale = typeof module === 'object' ? Object.values({ ...module }).find(isLocale) : undefined;
  if (!locale) throw new Error(`${basename(file)} exports no locale.`);
  return locale;
}

function isLocale(value: unknown): value is Locale {
  return typeof value === 'object' && value !== null && 'namespace' in value && 'load' in value;
}

function keysOf(texts: Messages, path: string): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [path + key] : keysOf(text, `${path}${key}.`),
  );
}
