// @see spec 2.4, 4.1, 4.2, 6
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from '../fixtures/operator-test';

const DIST = resolve(import.meta.dirname, '../../../console/dist/.vite');

async function filesIn(report: string): Promise<string[]> {
  // The build wrote it in this shape.
  const chunks = JSON.parse(await readFile(resolve(DIST, report), 'utf8')) as { file: string }[];
  return chunks.map(({ file }) => file);
}

test('the sign-in page runs its own code alone, and fetches the console’s first files ahead', async ({
  page,
  texts,
}) => {
  const ran: string[] = [];
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js'))
      (request.resourceType() === 'script' ? ran : fetched).push(pathname.slice(1));
  });
  await page.goto('/auth/login');
  await page.getByRole('textbox', { name: texts.auth.signIn.email }).fill('somebody@example.com');

  const [own, ofConsole] = await Promise.all([filesIn('sign-in-chunks.json'), filesIn('chunks.json')]);
  await expect.poll(() => fetched.length).toBeGreaterThan(1);
  expect(ran.filter((file) => !own.includes(file))).toEqual([]);
  expect(ran).toEqual(expect.arrayContaining(own.slice(0, 1)));
  expect(fetched.filter((file) => !ofConsole.includes(file))).toEqual([]);
});

test('what is typed and sent before the sign-in page’s code is there is kept, and answered', async ({
  page,
  texts,
}) => {
  let letIn: (() => void) | undefined;
  const isLetIn = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/assets/sign-in-*.js', async (route) => {
    await isLetIn;
    await route.continue();
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: texts.auth.signIn.email });
  await expect(email).toBeFocused();
  await email.fill('somebody@example.com');
  await page.getByRole('button', { name: texts.auth.signIn.submit }).click();
  letIn?.();
  await expect(page.getByLabel(texts.auth.signIn.password, { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(email).toHaveValue('somebody@example.com');
});
