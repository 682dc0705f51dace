// @see spec 2.3
import type { ConsoleError } from '@console/http';
import { Button } from 'antd';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FactList } from '../display/fact-list';
import { StatusTag } from '../display/status-tag';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { DetailPage } from './detail-page';

const CHANNEL = { id: 'song-hong-tv', name: 'Sông Hồng TV' };
const NOT_FOUND: ConsoleError = {
  kind: 'http',
  status: 404,
  message: [],
  errors: [],
  fieldErrors: {},
};
const UNAVAILABLE: ConsoleError = {
  ...NOT_FOUND,
  status: 500,
  message: ['Internal Server Error'],
  errors: ['the database is down'],
};
const refetch = fn();

interface Result {
  currentData?: typeof CHANNEL;
  error?: ConsoleError;
}

function channelPage(result: Result) {
  return {
    screen: () => (
      <DetailPage
        result={{ ...result, refetch }}
        kind="Channel"
        backTo="/channels"
        tabs={[
          { to: '/sample/detail', label: 'Detail' },
          { to: '/sample/member', label: 'Members' },
        ]}
        head={({ id, name }) => ({
          title: name,
          id,
          tags: <StatusTag tone="on-air" label="Live" />,
          actions: <Button danger>Stop</Button>,
        })}
        notFound="There is no such channel"
        failed="Couldn’t load the channel"
      >
        {({ name }) => <FactList facts={[{ label: 'Name', value: name }]} />}
      </DetailPage>
    ),
  };
}

export default {
  title: 'Kit/Detail page',
  ...kitStories({ ...channelPage({ currentData: CHANNEL }), at: '/sample/detail' }),
  beforeEach: () => {
    refetch.mockClear();
  },
};

export const Loaded: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sông Hồng TV' })).toBeVisible();
    await expect(canvas.getByText('song-hong-tv')).toBeVisible();
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/channels');
    const tabs = within(canvas.getByRole('navigation', { name: 'Pages' }));
    await expect(tabs.getByRole('link', { name: 'Detail' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(tabs.getByRole('link', { name: 'Members' }));
    await waitFor(() =>
      expect(tabs.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page'),
    );
    await expect(tabs.getByRole('link', { name: 'Detail' })).not.toHaveAttribute('aria-current');
  },
};

export const Loading: KitStory = {
  args: channelPage({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Channel' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

/** A deleted item is not shown, even if it was loaded before. */
export const NotFound: KitStory = {
  args: channelPage({ currentData: CHANNEL, error: NOT_FOUND }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such channel')).toBeVisible();
    await expect(canvas.queryByText('Sông Hồng TV')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the list' })).toHaveAttribute('href', '/channels');
  },
};

export const Failed: KitStory = {
  args: channelPage({ error: UNAVAILABLE }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Couldn’t load the channel')).toBeVisible();
    await expect(canvas.getByText('The database is down')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** Loaded data stays when a refetch fails. */
export const RefetchFailed: KitStory = {
  args: channelPage({ currentData: CHANNEL, error: UNAVAILABLE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sông Hồng TV' })).toBeVisible();
    await expect(canvas.queryByText('Couldn’t load the channel')).toBeNull();
  },
};
