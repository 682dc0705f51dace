// @see spec 8
import type { Drift } from '@console/http';
import { useConsole } from '@console/shell-layout';
import {
  sampleFeature,
  screenStories,
  type ScreenPlay,
  type ScreenStory,
} from '@console/shell-layout/testing';
import { expect, waitFor, within } from 'storybook/test';
import { workspaceOperator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

const DRIFT: Drift = {
  operation: 'listTenantApps',
  method: 'GET',
  path: '/admin/api/tenant-app/apps',
  problems: [
    { path: 'data.3.createdAt', field: 'data.createdAt', message: 'Invalid ISO datetime' },
    {
      path: 'data.7.owner.email',
      field: 'data.owner.email',
      message: 'Invalid input: expected string, received null',
    },
  ],
  requestId: '0b7f8a8e-6d2a-4a3f-9d3c-1f1f6b1f0a11',
  time: Date.UTC(2026, 4, 12, 8, 0, 0),
};
const NO_JSON: Drift = {
  operation: 'getProfile',
  method: 'GET',
  path: '/auth-service/v1/users/profile',
  problems: [{ path: '', field: '', message: 'The answer is no JSON.' }],
  time: Date.UTC(2026, 4, 12, 8, 0, 5),
};

function Drifts() {
  const { events } = useConsole();
  return (
    <>
      <h1>A platform that drifts</h1>
      <button
        type="button"
        onClick={() => {
          events.publish({ type: 'drift', drift: DRIFT });
          events.publish({ type: 'drift', drift: NO_JSON });
        }}
      >
        Drift
      </button>
    </>
  );
}

export default {
  title: 'Developer panel',
  ...screenStories(
    { feature: { ...sampleFeature(Drifts), ...workspace }, at: '/apps/sample', developerPanel: true },
    workspaceOperator(),
  ),
};

const NAME = 'Developer panel: contract drift';
const LIST = 'Contract violations';

async function panelOf({ canvas }: Pick<ScreenPlay, 'canvas'>, name = NAME) {
  return within(await canvas.findByRole('region', { name }));
}

async function drift({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Drift' }));
}

export const Empty: ScreenStory = {
  play: async ({ canvas }) => {
    const panel = await panelOf({ canvas });
    await expect(panel.getByText('No contract violations since this page was loaded.')).toBeVisible();
  },
};

export const Filled: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await drift({ canvas, userEvent });
    const panel = await panelOf({ canvas });
    const rows = Array.from(
      (await panel.findByRole('list', { name: LIST })).children,
      (row) => row.textContent,
    );
    await expect(rows[0]).toMatch(/getProfile.*the whole response: The answer is no JSON\./);
    await expect(rows[1]).toMatch(/listTenantApps.*data\.3\.createdAt.*data\.7\.owner\.email/);
    await expect(panel.getByText(DRIFT.requestId ?? '')).toBeVisible();
    const file = panel.getByRole('link', { name: 'Export' });
    await expect(file).toHaveAttribute('download', 'contract-drift.json');
    const exported: unknown = await (await fetch(file.getAttribute('href') ?? '')).json();
    await expect(exported).toEqual([NO_JSON, DRIFT]);
  },
};

export const Cleared: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await drift({ canvas, userEvent });
    const panel = await panelOf({ canvas });
    await userEvent.click(await panel.findByRole('button', { name: 'Clear' }));
    await expect(await panel.findByText(/No contract violations since/)).toBeVisible();
  },
};

export const ByKeys: ScreenStory = {
  args: { developerPanel: false },
  play: async ({ canvas, userEvent }) => {
    await drift({ canvas, userEvent });
    await expect(canvas.queryByRole('region', { name: NAME })).toBeNull();
    // The keys work soon after the first screen.
    await waitFor(
      async () => {
        await userEvent.keyboard('{Alt>}{Shift>}{d}{/Shift}{/Alt}');
        await canvas.findByRole('region', { name: NAME }, { timeout: 500 });
      },
      { timeout: 15_000 },
    );
    const panel = await panelOf({ canvas });
    await expect(panel.getByRole('list', { name: LIST }).children).toHaveLength(2);
    await userEvent.keyboard('{Alt>}{Shift>}{d}{/Shift}{/Alt}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: NAME })).toBeNull());
  },
};

export const BySettings: ScreenStory = {
  args: { developerPanel: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Settings' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Developer panel' }));
    await expect(await canvas.findByRole('region', { name: NAME })).toBeInTheDocument();
  },
};

export const Closed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const panel = await panelOf({ canvas });
    await userEvent.click(panel.getByRole('button', { name: 'Close the developer panel' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: NAME })).toBeNull());
  },
};
