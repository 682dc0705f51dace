// @see spec 7.5
import { expect, signedInTest as test } from '../fixtures/operator-test';
import { operatorHeaders } from './arrange-tenant-app';
import { createForm } from './create-tenant-app';

const CREATE_CALL = '**/admin/api/tenant-app/apps';
const MAX_DELAY_MS = 400;

// The tests of the platform send a thousand without a screen.
test(
  'double clicks and Enter while a request is in flight create each app once',
  { tag: '@full' },
  async ({ page, operator, texts, unique }) => {
    const name = unique('clicked-twice');
    const form = createForm(page, texts);
    const created = page.getByRole('list', { name: texts.tenantApps.created.apiKey });
    const posts: string[] = [];
    let delay = () => new Promise<unknown>((go) => setTimeout(go, Math.random() * MAX_DELAY_MS));
    await page.route(CREATE_CALL, async (route) => {
      posts.push(route.request().postData() ?? '');
      await delay();
      await route.continue();
    });

    for (const suffix of ['a', 'b']) {
      await page.goto('/apps/tenant-apps/create');
      await form.fill({ name, appId: `${name}-${suffix}` });
      await form.submit.dblclick({ delay: Math.random() * 20 });
      await expect(created).toBeVisible();
    }

    const held = Promise.withResolvers<undefined>();
    delay = () => held.promise;
    await page.goto('/apps/tenant-apps/create');
    await form.fill({ name, appId: `${name}-c` });
    await form.appId.press('Enter');
    await expect(page.getByTestId('global-loading')).toBeVisible();
    await form.appId.press('Enter');
    await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(rendered)));
    held.resolve(undefined);
    await expect(created).toBeVisible();

    expect(posts).toHaveLength(3);
    const response = await page.request.get('/admin/api/tenant-app/apps', {
      params: { q: name },
      headers: operatorHeaders(operator),
    });
    expect(await response.json()).toMatchObject({ total: 3 });
  },
);
