import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '../fixtures/operator-test';
import { followCalls } from '../shell/follow-calls';

const MANIFEST = resolve(import.meta.dirname, '../../../console/dist/.vite/manifest.json');

/** All that the sign-in page may load, in English, each with what it imports. */
const SIGN_IN = [
  'index.html',
  '../../libs/auth/src/locales/en.ts',
  '../../libs/auth/src/sign-in/sign-in-page.tsx',
  '../../libs/shell-layout/src/layouts/auth-layout.tsx',
  '../../libs/shell-layout/src/locales/en.ts',
  // What comes once the form stands.
  '../../libs/shell-layout/src/theme/pop-up-area.tsx',
];

type Manifest = Record<string, { file: string; imports?: string[] }>;

test('the sign-in page asks for no code of the signed-in part', async ({ page, texts }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) asked.push(pathname.slice(1));
  });
  const answered = followCalls(page);
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: texts.auth.signIn.email }).fill('somebody@example.com');
  await answered();

  // Vite wrote it in this shape.
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
  const allowed = filesOf(manifest, SIGN_IN);
  expect(asked.filter((file) => !allowed.has(file))).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(SIGN_IN.map((name) => manifest[name]?.file)));
});

function filesOf(manifest: Manifest, entries: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return new Set([...seen].flatMap((name) => manifest[name]?.file ?? []));
}
