import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import { renderKit } from '../testing/render-kit';
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

const meta = {
  title: 'Kit/Query dialog',
  render: renderKit,
  args: { screen: Channels },
} satisfies Meta<Parameters<typeof renderKit>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that is submitted must not replace a change that the user has not seen. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sports', hidden: true });
    await expect(within(document.body).getByRole('dialog', { name: 'Edit News' })).toBeVisible();
  },
};
