import { API_GROUP_IDS } from '@console/http/contract';
import { DenialExplanationButton } from '@console/shell-layout';
import type { Denial } from '@console/shell-layout/menu';
import {
  sampleFeature,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { GuardedButton } from '@console/ui';
import { Flex } from 'antd';
import { expect, fn, waitFor, within } from 'storybook/test';
import { workspaceOperator as operator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

// @see spec 2.4, 4.2, 6

const run = fn();
const EMAIL = 'operator@signalbox.example';
const HELPERS = {
  access: ['lan.vu@signalbox.example', 'grace.hall@signalbox.example'],
  subscription: ['grace.hall@signalbox.example'],
  accounts: ['lan.vu@signalbox.example'],
};
const FEW = ['admin-tenant-app'];

function Screen() {
  return (
    <Flex vertical gap={16} align="start">
      <h1>Actions</h1>
      <GuardedButton requires={{ permission: 'admin-machine', change: true }} type="primary" onClick={run}>
        Add server
      </GuardedButton>
      <GuardedButton requires={{ card: true }} onClick={run}>
        Insert ads
      </GuardedButton>
      <GuardedButton requires={{ paid: true }} onClick={run}>
        Add preset
      </GuardedButton>
      <span>
        Nothing here{' '}
        <DenialExplanationButton
          denial={{ kind: 'permission', anyOf: ['admin-ssai', 'admin-vod'] }}
          what="Ads"
        />
      </span>
    </Flex>
  );
}

export default {
  title: 'Access/Why can’t I',
  ...screenStories(
    { feature: sampleFeature(Screen), others: [workspace], at: '/apps/sample' },
    operator({ permissions: FEW, helpers: HELPERS }),
  ),
  beforeEach: () => {
    run.mockClear();
  },
};

type Canvas = ScreenPlay['canvas'];

const page = () => within(document.body);
const why = () => shownDialog("Why can't I?");

/** Waits for the fade-in, during which elements count as hidden. */
async function shownDialog(name: string) {
  const dialog = await page().findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

async function lockedButton(canvas: Canvas, name: string) {
  const button = await canvas.findByRole('button', { name });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  button.focus();
  await expect(button).toHaveFocus();
  return button;
}

export const Permission: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const button = await lockedButton(canvas, 'Add server');
    await expect(button).toHaveAccessibleDescription('Needs the API group Servers (admin-machine)');
    await userEvent.keyboard('{Enter}');
    const dialog = within(await why());
    await expect(dialog.getByText('API group Servers (admin-machine)')).toBeVisible();
    await expect(
      dialog.getByText('Your group “Administrators”: Tenant apps (admin-tenant-app)'),
    ).toBeVisible();
    for (const email of HELPERS.access) await expect(dialog.getByText(email)).toBeVisible();
    await expect(
      dialog.getByText(
        `Could you please give ${EMAIL} the API group Servers (admin-machine) in the app “Admin” (default-admin-app)? It is for “Add server”.`,
      ),
    ).toBeVisible();
    await expect(run).not.toHaveBeenCalled();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const CopiedRequest: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const write = fn((_text: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await userEvent.click(await canvas.findByRole('button', { name: "Why can't I?" }));
    const dialog = within(await why());
    await userEvent.click(dialog.getByRole('button', { name: 'Copy message' }));
    await expect(write).toHaveBeenCalledWith(
      `Could you please give ${EMAIL} the API group SSAI (admin-ssai) or Media VOD (admin-vod) in the app “Admin” (default-admin-app)? It is for “Ads”.`,
    );
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: operator({ helpers: HELPERS, user: { viewOnly: true } }) },
  play: async ({ canvas, userEvent }) => {
    const button = await lockedButton(canvas, 'Add server');
    await expect(button).toHaveAccessibleDescription('Your account is view-only');
    await userEvent.click(button);
    const dialog = within(await why());
    await expect(dialog.getByText('An account that can make changes')).toBeVisible();
    await expect(dialog.getByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(run).not.toHaveBeenCalled();
  },
};

export const Card: ScreenStory = {
  parameters: { msw: operator({ subscription: { addedPrimaryCard: false } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await lockedButton(canvas, 'Insert ads'));
    const dialog = within(await shownDialog('No payment card'));
    await expect(dialog.getByText('A payment card of the app')).toBeVisible();
    await expect(run).not.toHaveBeenCalled();
  },
};

export const Edition: ScreenStory = {
  parameters: { msw: operator({ permissions: FEW, helpers: HELPERS, subscription: { edition: 'free' } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await lockedButton(canvas, 'Add preset'));
    const dialog = within(await why());
    await expect(dialog.getByText(/^Only people with the management permission/)).toBeVisible();
    await expect(dialog.getByText('A paid edition of the app')).toBeVisible();
    await expect(dialog.getByText('Free edition')).toBeVisible();
    await expect(dialog.getByText('grace.hall@signalbox.example')).toBeVisible();
    await expect(dialog.getByText(/It is for “Add preset”\.$/)).toBeVisible();
  },
};

export const UserIsHelper: ScreenStory = {
  parameters: { msw: operator({ permissions: FEW, helpers: { access: [EMAIL] } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await lockedButton(canvas, 'Add server'));
    const dialog = within(await why());
    await expect(dialog.getByText(`${EMAIL} (you)`)).toBeVisible();
    await expect(dialog.queryByText(/^Could you please/)).toBeNull();
  },
};

export const NoHelper: ScreenStory = {
  parameters: { msw: operator({ permissions: [] }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await lockedButton(canvas, 'Add server'));
    const dialog = within(await why());
    await expect(dialog.getByText('An administrator of your organization')).toBeVisible();
    await expect(dialog.getByText('Your group “Administrators”, which has no API groups')).toBeVisible();
  },
};

const explained = (denial: Denial) =>
  sampleFeature(() => (
    <>
      <h1>Actions</h1>
      <DenialExplanationButton denial={denial} />
    </>
  ));

/** The app of the page grants it. */
export const InMyApp: ScreenStory = {
  args: { feature: explained({ kind: 'permission', anyOf: ['management'], own: true }) },
  parameters: { msw: operator({ ownPermissions: ['admin-vod'], helpers: HELPERS }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Why can't I?" }));
    const dialog = within(await why());
    await expect(dialog.getByText('API group App management (management)')).toBeVisible();
    for (const email of HELPERS.access) await expect(dialog.getByText(email)).toBeVisible();
  },
};

/** Users cannot help themselves. */
export const HigherAccount: ScreenStory = {
  args: { feature: explained({ kind: 'higher-account', missing: ['admin-management'] }) },
  parameters: { msw: operator({ helpers: { accounts: [...HELPERS.accounts, EMAIL] } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: "Why can't I?" }));
    const dialog = within(await why());
    await expect(
      dialog.getByText('All API groups of this account. You don’t have Management (admin-management)'),
    ).toBeVisible();
    await expect(dialog.getByText('lan.vu@signalbox.example')).toBeVisible();
    await expect(dialog.queryByText(/\(you\)/)).toBeNull();
  },
};

export const Allowed: ScreenStory = {
  parameters: { msw: operator({ permissions: API_GROUP_IDS }) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Add server' });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(run).toHaveBeenCalledOnce();
  },
};
