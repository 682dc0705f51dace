// @see spec 2.3
import { Slot } from '@console/shell-layout';
import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, within } from 'storybook/test';
import { liveScreens } from './testing/live-screens';
import { mockStreams, streamOf } from './testing/stream-handlers';

const SERVER = { id: '0197f3c2-5e1a-7c31-9f00-6b1d2a3c4d5e', name: 'node-2' };
const STREAMS = '/apps/default-admin-app/product/livestream';
const FROM = '?from=%2Fapps%2Fdefault-admin-app%2Fsample';

const serverPage = () => (
  <>
    <h1>Server</h1>
    <Slot name="serverStreams" props={{ serverId: SERVER.id }} />
  </>
);
const platform = mockStreams([
  streamOf(1),
  streamOf(2, { server: SERVER }),
  streamOf(3, { server: SERVER, state: 'no-input', viewers: 0, renditions: [] }),
]);

export default {
  title: 'Livestream/Of a server',
  ...screenStories(
    {
      feature: {
        ...liveScreens,
        appsRoutes: [
          ...(liveScreens.appsRoutes ?? []),
          {
            path: '/apps/:appId/sample',
            meta: { title: 'Sample', requiresAuth: true },
            screen: () => Promise.resolve(serverPage),
          },
        ],
      },
      at: '/apps/default-admin-app/sample',
    },
    operator(),
    platform,
  ),
};

export const Listed: ScreenStory = {
  play: async ({ canvas }) => {
    const streams = within(await canvas.findByRole('region', { name: 'Streams' }));
    const [live, silent] = streams.getAllByRole('listitem');
    await expect(within(live ?? document.body).getByRole('link', { name: 'Channel 2' })).toHaveAttribute(
      'href',
      `${STREAMS}/stream-2${FROM}`,
    );
    await expect(live).toHaveTextContent('On air');
    await expect(live).toHaveTextContent('24 viewers');
    await expect(silent).toHaveTextContent('No input');
    await expect(streams.queryByText('Channel 1')).toBeNull();
    await expect(streams.getByRole('link', { name: 'All 2 streams' })).toHaveAttribute(
      'href',
      `${STREAMS}?serverId=${SERVER.id}&from=%2Fapps%2Fdefault-admin-app%2Fsample`,
    );
  },
};

/** The list of streams with the filter that the link sets. */
export const All: ScreenStory = {
  args: { at: `${STREAMS}?serverId=${SERVER.id}` },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Streams' }));
    await expect(await table.findByText('Channel 2')).toBeVisible();
    await expect(table.queryByText('Channel 1')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /node-2/ }));
    await expect(await table.findByText('Channel 1')).toBeVisible();
  },
};

export const Forbidden: ScreenStory = {
  parameters: { msw: operator({ permissions: ['admin-machine'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Server' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Streams' })).toBeNull();
  },
};
