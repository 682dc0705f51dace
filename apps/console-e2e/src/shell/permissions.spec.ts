// @see spec 2.4, 4.2, 6
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/fault-test';
import { altered } from '../faults/faults';
import { markPage } from '../faults/pass-time';
import type { FaultServer } from '../faults/fault-server';
import type { Texts } from '../texts';

const USER_DETAIL = ['GET', '/auth-service/v1/apps/user/detail'] as const;

/** From now on the person holds these and no other. */
function grant(faults: FaultServer, ...groups: string[]) {
  const permission = groups.map((apiGroupId) => ({ apiGroupId }));
  faults.break(
    ...USER_DETAIL,
    altered((body) => ({ ...body, group: { name: 'Operators', permission } })),
  );
}

const menuOf = (page: Page, { shell }: Texts) => page.getByRole('navigation', { name: shell.menu.main });

test('a permission that is taken away closes its places with the next navigation, menu and all', async ({
  page,
  faults,
  texts,
}) => {
  const { users } = texts.accounts.routes;
  const { machine } = texts.operations.routes;
  const menu = menuOf(page, texts);
  await page.goto('/apps/dashboard');
  await expect(menu.getByRole('link', { name: users })).toBeVisible();
  const stayed = await markPage(page);

  grant(faults, 'admin-machine');
  await menu.getByRole('link', { name: users }).click();
  await expect(page.getByRole('heading', { name: texts.shell.status['403'].title })).toBeVisible();
  await page.goBack();
  await expect(menu.getByRole('link', { name: machine, exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: users })).toHaveCount(0);
  expect(await stayed()).toBe(true);
});

test('a place that was refused before is open as soon as its permission is given back', async ({
  page,
  faults,
  texts,
}) => {
  const { users } = texts.accounts.routes;
  const { machine } = texts.operations.routes;
  const menu = menuOf(page, texts);
  await page.goto('/apps/accounts');
  await expect(page.getByRole('heading', { name: users })).toBeVisible();
  grant(faults, 'admin-machine');
  await menu.getByRole('link', { name: machine, exact: true }).click();
  // The menu changes before the place does; "back" from there would lead out of the console.
  await expect(page.getByRole('heading', { name: machine, exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: users })).toHaveCount(0);

  grant(faults, 'admin-machine', 'admin-user');
  await page.goBack();
  await expect(page.getByRole('heading', { name: users })).toBeVisible();
});

test('a permission that is given opens its places with the next navigation', async ({
  page,
  faults,
  texts,
}) => {
  const { users } = texts.accounts.routes;
  const { machine } = texts.operations.routes;
  const menu = menuOf(page, texts);
  grant(faults, 'admin-machine');
  await page.goto('/apps/dashboard');
  await expect(menu.getByRole('link', { name: machine, exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: users })).toHaveCount(0);
  const stayed = await markPage(page);

  grant(faults, 'admin-machine', 'admin-user');
  await menu.getByRole('link', { name: machine, exact: true }).click();
  await menu.getByRole('link', { name: users }).click();
  await expect(page.getByRole('heading', { name: users })).toBeVisible();
  expect(await stayed()).toBe(true);
});
