// @see spec 2.9, 4.7
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { useConsole } from '../services/console-services';
import { operator } from '../testing/operator';
import { screenStories, type ScreenStory } from '../testing/screen-stories';
import { sampleFeature } from '../testing/sample-feature';

function Writes() {
  const { events } = useConsole();
  return (
    <>
      <h1>Writes in flight</h1>
      {[0, 1, 2].map((writes) => (
        <button key={writes} type="button" onClick={() => events.publish({ type: 'busy', writes })}>
          {writes}
        </button>
      ))}
    </>
  );
}

export default {
  title: 'Shell/Global loading',
  ...screenStories({ feature: sampleFeature(Writes), at: '/apps/sample' }, operator()),
};

const overlay = () => within(document.body).queryByTestId('global-loading');

export const Busy: ScreenStory = {
  play: async ({ canvas }) => {
    // The overlay blocks the pointer, but events may come from the screen below.
    const inFlight = async (writes: string) => fireEvent.click(await canvas.findByText(writes));
    await inFlight('1');
    await waitFor(() => expect(overlay()).toHaveTextContent('Loading...'));
    await expect(overlay()).toHaveStyle({ position: 'fixed', backgroundColor: 'rgba(0, 0, 0, 0.7)' });
    await inFlight('2');
    await inFlight('1');
    await expect(overlay()).toBeVisible();
    await inFlight('0');
    await waitFor(() => expect(overlay()).toBeNull());
  },
};

export const Open: ScreenStory = {
  play: async ({ canvas }) => {
    await fireEvent.click(await canvas.findByText('1'));
    await waitFor(() => expect(overlay()).toBeVisible());
  },
};
