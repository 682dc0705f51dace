import { expect, fn, waitFor } from 'storybook/test';
import { PlainLink } from '../links/plain-link';
import { Channels, mockChannels } from '../testing/channels';
import { SLOW_PATH } from '../testing/memory-navigation';
import { kitStories, type KitStory } from '../testing/kit-stories';

function List() {
  return (
    <>
      <PlainLink to={SLOW_PATH}>Slow page</PlainLink> <PlainLink to="/sample/new">New channel</PlainLink>{' '}
      <PlainLink to="/sample">Back to the list</PlainLink>
      <Channels />
    </>
  );
}

export default {
  title: 'Kit/Search box',
  ...kitStories({ screen: List, onAddress: fn() }, [mockChannels(1000)]),
};

/** Longer than the debounce of the search. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 500));

/** A pending search does not replace a navigation to another page. */
export const LeftWithinPause: KitStory = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Channel 00001');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), '0777');
    await userEvent.click(canvas.getByRole('link', { name: 'Slow page' }));
    await pause();
    await expect(args.onAddress).not.toHaveBeenCalled();
  },
};

/** A pending search waits until a dialog above the list is closed. */
export const DialogOpenedWithinPause: KitStory = {
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
