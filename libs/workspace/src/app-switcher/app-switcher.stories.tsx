// @see spec 2.5, 3.12
import type { ConsoleFeature, ConsoleSlots } from '@console/shell-layout';
import {
  sampleProducts,
  screenStories,
  type ScreenStory,
  UNKNOWN_APP_ID,
} from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import { workspaceOperator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

function AppList({ recent }: ConsoleSlots['appSwitch']) {
  return (
    <ul aria-label="Recent">
      {recent.map(({ appId, name }) => (
        <li key={appId}>{name}</li>
      ))}
    </ul>
  );
}

const feature: ConsoleFeature = {
  ...sampleProducts(() => <h1>A screen</h1>),
  slots: { appSwitch: () => Promise.resolve(AppList) },
};

const RECENT = [
  { appId: UNKNOWN_APP_ID, name: 'A deleted app' },
  { appId: 'studio', name: 'Studio' },
];

export default {
  title: 'App switcher',
  ...screenStories(
    {
      feature,
      others: [workspace],
      at: `/apps/${UNKNOWN_APP_ID}/detail`,
      localStorage: { 'console.recent-apps': JSON.stringify(RECENT) },
    },
    workspaceOperator(),
  ),
};

export const UnknownApp: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'App: Unknown app' }));
    const recent = within(await canvas.findByRole('list', { name: 'Recent' }));
    await expect(recent.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Studio']);
  },
};
