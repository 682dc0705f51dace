// @see spec 4.4
import { mock } from '@console/http/testing';
import { sampleMenu, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { search } from '../contract';
import { workspaceOperator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

const GROUPS = '/apps/management/group';

const Screen = () => <h1>A screen</h1>;
const group = {
  path: GROUPS,
  meta: { title: 'Group', tab: 2 },
  screen: () => Promise.resolve(Screen),
};
const { appsRoutes = [], ...menu } = sampleMenu(Screen);

export default {
  title: 'Command palette/Pages',
  ...screenStories(
    {
      feature: { ...menu, ...workspace, appsRoutes: [...appsRoutes, group] },
      at: '/apps/dashboard',
      onAddress: fn(),
    },
    [mock(search, () => ({ data: [] })), ...workspaceOperator({ subscription: { edition: 'free' } })],
  ),
};

export const TabInFreeApp: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const page = within(document.body);
    await canvas.findByRole('heading', { name: 'A screen' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Search or jump to' }));
    const palette = within(await page.findByRole('dialog', { name: 'Command palette' }));
    await userEvent.type(palette.getByRole('combobox', { name: 'Search' }), 'group{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(GROUPS));
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};
