import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { Link, Outlet } from 'react-router';
import { expect, fn, waitFor } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { Channels, channelsListed } from '../../testing/sample-channels';
import { sampleFeature } from '../../testing/sample-feature';

/** A list with a way to a slow place, and to a place above it. */
function List() {
  return (
    <>
      <Link to="/apps/slow">Slow place</Link> <Link to="/apps/sample/new">New channel</Link>
      <Outlet />
      <Channels />
    </>
  );
}

function New() {
  return <Link to="/apps/sample">Back to the list</Link>;
}

/** Set anew before each story: the slow place is there once the story lets it. */
let arrival = Promise.withResolvers<ComponentType>();

const hidden = (title: string) => ({ title, hideInMenu: true });

const meta = {
  title: 'Kit/Search box',
  render: renderFeatureScreen,
  args: {
    feature: {
      ...sampleFeature(List),
      appsRoutes: [
        {
          path: '/apps/sample',
          meta: hidden('Sample'),
          screen: () => Promise.resolve(List),
          children: [{ path: '/apps/sample/new', meta: hidden('New'), screen: () => Promise.resolve(New) }],
        },
        { path: '/apps/slow', meta: hidden('Slow'), screen: () => arrival.promise },
      ],
    },
    at: '/apps/sample',
    onAddress: fn(),
  },
  parameters: { msw: [...operator(), channelsListed(1000)] },
  beforeEach: () => {
    arrival = Promise.withResolvers();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than the pause after which what is typed is searched for. */
const pause = () => new Promise((over) => setTimeout(over, 500));

/** Who has set out for another place while a search was still to come gets there. */
export const LeftWithinThePause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '0777');
    await userEvent.click(canvas.getByRole('link', { name: 'Slow place' }));
    await pause();
    arrival.resolve(() => <h1>There</h1>);
    await expect(await canvas.findByRole('heading', { name: 'There' })).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalledWith(expect.stringContaining('q='));
  },
};

/** A dialog over the list stays open; what was typed before is searched for when it has closed. */
export const DialogOpenedWithinThePause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '0777');
    await userEvent.click(canvas.getByRole('link', { name: 'New channel' }));
    const back = await canvas.findByRole('link', { name: 'Back to the list' });
    await pause();
    await expect(args.onAddress).not.toHaveBeenCalledWith(expect.stringContaining('q='));
    await userEvent.click(back);
    await expect(await canvas.findByText('Channel 00777')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/sample?q=0777'));
  },
};
