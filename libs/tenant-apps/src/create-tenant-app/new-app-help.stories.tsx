// @see spec 7.2
import { screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { tenantApps } from '../tenant-apps.feature';
import { newAppHandlers, tenantAppCreated } from '../testing/tenant-app-handlers';
import { operator } from '../testing/operator';

const sent = fn<(body: { apiGroups?: string[] | undefined }) => void>();
const HELPFUL = [...newAppHandlers({ taken: ['song-hong'] }), ...operator()];

export default {
  title: 'Tenant apps/Create/Help',
  ...screenStories({ feature: tenantApps, at: '/apps/tenant-apps/create' }, [
    ...HELPFUL,
    tenantAppCreated(sent),
  ]),
  beforeEach: () => {
    sent.mockReset();
  },
};

const nameBox = ({ canvas }: Pick<ScreenPlay, 'canvas'>) => canvas.findByRole('textbox', { name: 'Name' });
const appIdBox = ({ canvas }: Pick<ScreenPlay, 'canvas'>) => canvas.getByRole('textbox', { name: 'App ID' });

async function create({ canvas, userEvent }: ScreenPlay) {
  await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
  await canvas.findByRole('heading', { name: /was created$/ });
}

export const Proposed: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const name = await nameBox({ canvas });
    const appId = appIdBox({ canvas });
    await userEvent.type(name, 'Phim Đông');
    await waitFor(() => expect(appId).toHaveValue('phim-dong'));
    await expect(await canvas.findByText('Suggested from the name and available.')).toBeVisible();
    await userEvent.type(name, ' Tây');
    await waitFor(() => expect(appId).toHaveValue('phim-dong-tay'));

    await userEvent.tab();
    await expect(appId).toHaveFocus();
    await userEvent.keyboard('my-app');
    await expect(appId).toHaveValue('my-app');
    await userEvent.type(name, ' 2');
    await expect(await canvas.findByText('This App ID is available.')).toBeVisible();
    await expect(appId).toHaveValue('my-app');

    await userEvent.clear(appId);
    await userEvent.type(name, '0');
    await waitFor(() => expect(appId).toHaveValue('phim-dong-tay-20'));
  },
};
export const TypedFast: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameBox({ canvas }), 'Phim');
    await userEvent.type(appIdBox({ canvas }), 'fast');
    await create({ canvas, userEvent });
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ name: 'Phim', appId: 'fast', edition: 'free' });
    await expect(await canvas.findByText(/can try the Pro edition once, for 14 days/)).toBeVisible();
    await expect(canvas.queryByText(/was invited/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open app' })).toHaveAttribute('href', '/apps/fast/detail');
  },
};
/** Another error does not hide it. */
export const Taken: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await nameBox({ canvas });
    await userEvent.type(appIdBox({ canvas }), 'song-hong');
    await canvas.findByText(/^This App ID is already in use/);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Name is required')).toBeVisible();
    await expect(canvas.getByText(/^This App ID is already in use/)).toBeVisible();
  },
};

export const FewerApiGroups: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await nameBox({ canvas }), 'Phim');
    const apiGroups = canvas.getByRole('combobox', { name: 'API groups' });
    await canvas.findByTitle('Livestream');
    await userEvent.click(apiGroups);
    await userEvent.keyboard('livestr');
    const screen = within(document.body);
    await waitFor(() => expect(screen.getAllByTitle('Livestream')).toHaveLength(2));
    await expect(screen.getAllByTitle('Media VOD')).toHaveLength(1);
    await userEvent.click(screen.getAllByTitle('Livestream')[1] ?? document.body);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByTitle('Livestream')).toBeNull());
    await waitFor(() => expect(appIdBox({ canvas })).toHaveValue('phim'));
    await create({ canvas, userEvent });
    const chosen = sent.mock.calls[0]?.[0].apiGroups;
    await expect(chosen).toHaveLength(8);
    await expect(chosen).toContain('management');
    await expect(chosen).not.toContain('admin-livestream');
  },
};

function LatePlans() {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLoaded(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return loaded && <div style={{ height: 222 }}>Three plans</div>;
}

export const WithLatePlans: ScreenStory = {
  args: { slots: { quotaPlan: LatePlans } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Create' });
    const { top, bottom } = button.getBoundingClientRect();
    // In sight on a laptop without scrolling.
    await expect(bottom).toBeLessThanOrEqual(900);
    await expect(canvas.queryByText('Three plans')).toBeNull();
    await canvas.findByText('Three plans');
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

export const ViewOnly: ScreenStory = {
  parameters: { msw: operator({ user: { viewOnly: true } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You have read-only access to tenant apps.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: "Why can't I?" }));
    await within(document.body).findByRole('dialog', { name: "Why can't I?" });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};
