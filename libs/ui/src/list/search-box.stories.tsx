import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PlainLink } from '../links/plain-link';
import { Channels, mockChannels } from '../testing/channels';
import { SLOW_PATH } from '../testing/memory-navigation';
import { renderKit } from '../testing/render-kit';

function List() {
  return (
    <>
      <PlainLink to={SLOW_PATH}>Slow page</PlainLink> <PlainLink to="/sample/new">New channel</PlainLink>{' '}
      <PlainLink to="/sample">Back to the list</PlainLink>
      <Channels />
    </>
  );
}

const meta = {
  title: 'Kit/Search box',
  render: renderKit,
  args: { screen: List, onAddress: fn() },
  parameters: { msw: [mockChannels(1000)] },
} satisfies Meta<Parameters<typeof renderKit>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Longer than the debounce of the search. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** A pending search does not replace a navigation to another page. */
export const LeftWithinPause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '0777');
    await userEvent.click(canvas.getByRole('link', { name: 'Slow page' }));
    await pause();
    await expect(args.onAddress).not.toHaveBeenCalled();
  },
};

/** A pending search waits until a dialog above the list is closed. */
export const DialogOpenedWithinPause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '0777');
    await userEvent.click(canvas.getByRole('link', { name: 'New channel' }));
    await pause();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sample/new');
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the list' }));
    await expect(await canvas.findByText('Channel 00777')).toBeVisible();
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/sample?q=0777'));
  },
};
