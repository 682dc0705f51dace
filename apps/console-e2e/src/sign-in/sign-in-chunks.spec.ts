// @see spec 2.4, 4.1, 4.2, 6
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '../fixtures/operator-test';

const DIST = resolve(import.meta.dirname, '../../../console/dist/.vite');

async function filesIn(report: string): Promise<string[]> {
  const chunks = JSON.parse(await readFile(resolve(DIST, report), 'utf8')) as { file: string }[];
  return chunks.map(({ file }) => file);
}

test('the sign-in page runs only its signInFiles code and prefetches the first files of the console', async ({
  page,
  texts,
}) => {
  const executed: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      (request.resourceType() === 'script' ? executed : fetched).push(pathname.slice(1));
  });
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: texts.auth.signIn.email }).fill('user@example.com');

  const [signInFiles, consoleFiles] = await Promise.all([
    filesIn('sign-in-chunks.json'),
    filesIn('chunks.json'),
  ]);
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  expect(executed.filter((file) => !signInFiles.includes(file))).toEqual([]);
  expect(executed).toEqual(expect.arrayContaining(signInFiles.slice(0, 1)));
  expect(fetched.filter((file) => !consoleFiles.includes(file))).toEqual([]);
});

test('the form can be filled in and sent before its code has loaded', async ({ page, texts }) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/sign-in-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: texts.auth.signIn.email });
  await expect(email).toBeFocused();
  await email.fill('user@example.com');
  await page.getByRole('button', { name: texts.auth.signIn.submit }).click();
  release?.();
  await expect(page.getByLabel(texts.auth.signIn.password, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(email).toHaveValue('user@example.com');
});
