// @see spec 2.4, 4.2, 6
import { markPage } from '../actions/pass-time';
import { altered } from '../faults/faults';
import { expect, test } from '../fixtures/fault-test';

test('a permission that is revoked and granted again applies from the next navigation', async ({
  page,
  faults,
  texts,
}) => {
  const { users } = texts.accounts.routes;
  const { machine } = texts.operations.routes;
  const menu = page.getByRole('navigation', { name: texts.shell.menu.main });
  const link = (name: string) => menu.getByRole('link', { name, exact: true });
  const grant = (...groups: string[]) => {
    const permission = groups.map((apiGroupId) => ({ apiGroupId }));
    faults.break(
      'GET',
      '/auth-service/v1/apps/user/detail',
      altered((body) => ({ ...body, group: { name: 'Operators', permission } })),
    );
  };
  await page.goto('/apps/dashboard');
  await expect(link(users)).toBeVisible();
  const stayed = await markPage(page);

  grant('admin-machine');
  await link(users).click();
  await expect(page.getByRole('heading', { name: texts.shell.status['403'].title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: texts.console.routes.dashboard })).toBeVisible();
  await expect(link(machine)).toBeVisible();
  await expect(link(users)).toHaveCount(0);

  grant('admin-machine', 'admin-user');
  await link(machine).click();
  await link(users).click();
  await expect(page.getByRole('heading', { name: users })).toBeVisible();
  expect(await stayed()).toBe(true);
});
