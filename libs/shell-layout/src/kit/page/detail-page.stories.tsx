// @see spec 2.3, 2.7
import type { ConsoleError } from '@console/http';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from 'antd';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ConsoleFeature } from '../../routes/console-route';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { DetailPage, FactList, StatusTag } from '@console/ui';

interface Channel {
  id: string;
  name: string;
}

const CHANNEL: Channel = { id: 'song-hong-tv', name: 'Sông Hồng TV' };
const NOT_FOUND: ConsoleError = {
  kind: 'refused',
  status: 404,
  message: [],
  errors: [],
  fieldErrors: {},
};
const DOWN: ConsoleError = {
  ...NOT_FOUND,
  status: 500,
  message: ['Internal Server Error'],
  errors: ['the database is resting'],
  requestId: 'request-7',
};
const refetch = fn();

const TABS = [
  { to: '/apps/sample/detail', label: 'Detail' },
  { to: '/apps/sample/member', label: 'Members' },
];

interface Result {
  currentData?: Channel;
  error?: ConsoleError;
}

/** Two pages about one channel. */
function channelPages(result: Result): ConsoleFeature {
  const texts = () => Promise.resolve({});
  const page = (body: string) => () =>
    Promise.resolve(() => (
      <DetailPage
        result={{ ...result, refetch }}
        kind="Channel"
        backTo="/apps/channels"
        tabs={TABS}
        head={({ id, name }) => ({
          title: name,
          id,
          subtitle: 'On the air since 2024',
          tags: <StatusTag tone="success" label="Live" />,
          actions: <Button danger>Stop</Button>,
        })}
        notFound="There is no such channel"
        failed="The channel could not be loaded"
      >
        {({ name }) => <FactList facts={[{ label: body, value: name }]} />}
      </DetailPage>
    ));
  return {
    locale: { namespace: 'samples', load: { en: texts, vi: texts } },
    appsRoutes: TABS.map(({ to, label }) => ({ path: to, meta: { title: label }, screen: page(label) })),
  };
}

const meta = {
  title: 'Kit/Detail page',
  render: renderFeatureScreen,
  args: { feature: channelPages({ currentData: CHANNEL }), at: '/apps/sample/detail', onAddress: fn() },
  parameters: { msw: operator() },
  beforeEach: () => {
    refetch.mockClear();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What it is, what it is called, how it fares; its pages are places of their own. */
export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sông Hồng TV' })).toBeVisible();
    await expect(canvas.getByText('song-hong-tv')).toBeVisible();
    await expect(canvas.getByText('Live')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/apps/channels');
    const detail = canvas.getAllByRole('link', { name: 'Detail' }).at(-1);
    const members = canvas.getAllByRole('link', { name: 'Members' }).at(-1);
    await expect(detail).toHaveAttribute('aria-current', 'page');
    await expect(members).not.toHaveAttribute('aria-current');
    if (members) await userEvent.click(members);
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/sample/member'));
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: 'Members' }).at(-1)).toHaveAttribute('aria-current', 'page'),
    );
  },
};

/** Back leads to the filtered list, from each of the tabs. */
export const CameFrom: Story = {
  args: { at: '/apps/sample/detail?from=%2Fapps%2Fchannels%3Fpage%3D2' },
  play: async ({ canvas, userEvent, args }) => {
    const back = await canvas.findByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/apps/channels?page=2');
    const members = () =>
      within(canvas.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Members' });
    await userEvent.click(members());
    await waitFor(() => expect(members()).toHaveAttribute('aria-current', 'page'));
    await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/apps/channels?page=2');
    await expect(args.onAddress).toHaveBeenLastCalledWith(expect.stringContaining('from=%2Fapps%2Fchannels'));
  },
};

export const Loading: Story = {
  args: { feature: channelPages({}) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Channel' })).toBeVisible();
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
  },
};

export const NotFound: Story = {
  args: { feature: channelPages({ error: NOT_FOUND }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such channel')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { feature: channelPages({ error: DOWN }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The channel could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The database is resting')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalledOnce();
  },
};

/** What was there stays, though asking again failed. */
export const StaleAndFailed: Story = {
  args: { feature: channelPages({ currentData: CHANNEL, error: DOWN }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sông Hồng TV' })).toBeVisible();
    await expect(canvas.queryByText('The channel could not be loaded')).toBeNull();
  },
};

/** What is gone does not stay on the screen. */
export const Gone: Story = {
  args: { feature: channelPages({ currentData: CHANNEL, error: NOT_FOUND }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such channel')).toBeVisible();
    await expect(canvas.queryByText('Sông Hồng TV')).toBeNull();
  },
};

export const Light: Story = { ...Loaded, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Quay lại' })).toBeVisible();
  },
};

export const Phone: Story = {
  args: { feature: channelPages({ currentData: { ...CHANNEL, name: 'SôngHồng'.repeat(20) } }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Back' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
