import { API_GROUP_IDS } from '@console/http/contract';
import {
  sampleProducts,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { workspaceOperator as operator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

// @see spec 2.4, 4.2, 6

function Screen() {
  return <h1>A screen</h1>;
}

const HELPERS = { access: ['lan.vu@signalbox.example'], subscription: ['grace.hall@signalbox.example'] };

export default {
  title: 'Access/What may I do',
  ...screenStories(
    { feature: sampleProducts(Screen), others: [workspace], at: '/apps/dashboard', onAddress: fn() },
    operator({ permissions: ['admin-tenant-app'], helpers: HELPERS }),
  ),
};

const page = () => within(document.body);

async function myAccess({ canvas, userEvent }: ScreenPlay) {
  await canvas.findByRole('heading', { name: 'A screen' });
  await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
  const settings = within(await page().findByRole('dialog', { name: 'Settings' }));
  await userEvent.click(settings.getByRole('button', { name: 'My permissions' }));
  const dialog = await page().findByRole('dialog', { name: 'My permissions' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const SomeHidden: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await myAccess({ canvas, userEvent });
    await expect(
      dialog.getByText('You are in the group “Administrators” of the app “Admin” (default-admin-app).'),
    ).toBeVisible();
    const ssai = dialog.getByRole('button', { name: /Product › SSAI.*Needs the API group SSAI/ });
    ssai.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByText('lan.vu@signalbox.example')).toBeVisible());
    await expect(
      dialog.getByRole('button', { name: /Billing.*Management \(admin-management\)/ }),
    ).toBeVisible();
    await expect(dialog.queryByRole('link', { name: /SSAI/ })).toBeNull();

    await userEvent.click(dialog.getByRole('link', { name: 'Normal' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/tenant-apps/normal'));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const FreeApp: ScreenStory = {
  parameters: {
    msw: operator({
      permissions: API_GROUP_IDS.filter((id) => id !== 'admin-ssai'),
      helpers: HELPERS,
      subscription: { edition: 'free' },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await myAccess({ canvas, userEvent });
    await expect(dialog.getByRole('button', { name: /SSAI.*Needs the API group/ })).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: /Media VOD.*Not part of the free edition/ }),
    ).toBeVisible();
  },
};

export const NothingHidden: ScreenStory = {
  parameters: { msw: operator() },
  play: async ({ canvas, userEvent }) => {
    const dialog = await myAccess({ canvas, userEvent });
    await expect(dialog.getByRole('heading', { name: 'You can open every page' })).toBeVisible();
    await expect(dialog.queryByRole('heading', { name: 'No access' })).toBeNull();
    const product = within(dialog.getByRole('list', { name: 'Product' }));
    await expect(product.getByRole('link', { name: 'SSAI' })).toHaveAttribute('href', '/apps/product/ssai');
    await expect(
      within(dialog.getByRole('list', { name: 'Main menu' })).getByRole('link', { name: 'Dashboard' }),
    ).toBeVisible();
  },
};

export const ViewOnly: ScreenStory = {
  parameters: {
    msw: operator({ user: { viewOnly: true }, helpers: { accounts: ['lan.vu@signalbox.example'] } }),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await myAccess({ canvas, userEvent });
    await expect(dialog.getByText(/^Your account is view-only: you can open/)).toBeVisible();
    await expect(dialog.getByText('lan.vu@signalbox.example')).toBeVisible();
  },
};
export const Phone: ScreenStory = {
  args: { layoutMode: 'horizontal' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'A screen' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }));
    await myAccess({ canvas: page(), userEvent });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
