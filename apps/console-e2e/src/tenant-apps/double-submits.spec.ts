// @see spec 7.5
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { operatorHeaders } from './arrange-tenant-app';
import { createForm } from './create-tenant-app';

const FORMS = 5;
const LONGEST_DELAY_MS = 400;

// A thousand of them, without a screen, are in the platform's own tests.
test('double clicks under random delays make each app once', async ({ page, operator, texts, unique }) => {
  const name = unique('clicked-twice');
  const form = createForm(page, texts);
  const posts: string[] = [];
  await page.route('**/admin/api/tenant-app/apps', async (route) => {
    posts.push(route.request().postData() ?? '');
    await new Promise((go) => setTimeout(go, Math.random() * LONGEST_DELAY_MS));
    await route.continue();
  });

  for (let index = 0; index < FORMS; index += 1) {
    await page.goto('/apps/tenant-apps/create');
    // What comes later is above the button, and would move it away between two clicks.
    await expect(page.getByRole('radiogroup', { name: texts.tenantApps.create.quotaPlan })).toBeVisible();
    await form.fill({ name, appId: `${name}-${index}` });
    await form.submit.dblclick({ delay: Math.random() * 20 });
    await expect(page.getByRole('list', { name: texts.tenantApps.created.apiKey })).toBeVisible();
  }
  expect(posts).toHaveLength(FORMS);
  const found = await page.request.get('/admin/api/tenant-app/apps', {
    params: { q: name },
    headers: operatorHeaders(operator),
  });
  expect(await found.json()).toMatchObject({ total: FORMS });
});
