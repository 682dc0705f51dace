import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { QueryDialog } from './query-dialog';
import { RouteDialog } from './route-dialog';

const POLLED_AFTER_MS = 50;

/** Shows a channel that another user renames while its dialog is open. */
function Channels() {
  const [channel, setChannel] = useState({ id: 'one', name: 'News' });
  useEffect(() => {
    const timer = setTimeout(() => setChannel({ id: 'one', name: 'Sports' }), POLLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <h1>{channel.name}</h1>
      <QueryDialog
        result={{ currentData: channel, error: undefined, refetch: () => undefined }}
        item={channel}
        title="Edit"
        closeTo={() => undefined}
        failed="Couldn’t load the channel"
        missing="Channel not found"
      >
        {({ name }) => (
          <RouteDialog title={`Edit ${name}`} closeTo={() => undefined}>
            {name}
          </RouteDialog>
        )}
      </QueryDialog>
    </>
  );
}

export default { title: 'Kit/Query dialog', ...kitStories({ screen: Channels }) };

/** A form that is submitted must not replace a change that the user has not seen. */
export const ChangedMeanwhile: KitStory = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sports', hidden: true });
    await expect(within(document.body).getByRole('dialog', { name: 'Edit News' })).toBeVisible();
  },
};
