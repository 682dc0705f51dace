import { ConfigProvider, Input } from 'antd';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { z } from 'zod';
import type { Outcome } from '../display/outcome';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import { FormField } from './form-field';
import { ItemFormDialog } from './item-form-dialog';

const Channel = z.object({ name: z.string().min(1) });
const NEWS = { id: 'one', name: 'News', etag: '"1"' };
const SPORTS = { id: 'one', name: 'Sports', etag: '"2"' };
const LOADED_AFTER_MS = 50;

const run = fn<(values: z.output<typeof Channel>, ifMatch: string) => Promise<Outcome<object>>>();

/** Another user renames the channel before it is read again. */
function Channels() {
  const [channel, setChannel] = useState<typeof NEWS>();
  useEffect(() => {
    const timer = setTimeout(() => setChannel(NEWS), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const refetch = () => {
    setChannel(SPORTS);
    return Promise.resolve({ data: SPORTS });
  };
  return (
    <>
      <h1>{channel?.name}</h1>
      <ItemFormDialog
        result={{ currentData: channel, error: undefined, refetch }}
        itemOf={(found) => found}
        title="Edit"
        titleOf={({ name }) => `Edit ${name}`}
        schema={Channel}
        valuesOf={({ name }) => ({ name })}
        run={run}
        submitLabel="Save"
        draftKey="channels:edit"
        closeTo={() => undefined}
      >
        {() => (
          <FormField name="name" label="Name">
            <Input />
          </FormField>
        )}
      </ItemFormDialog>
    </>
  );
}

function SlowlyOpened() {
  return (
    <ConfigProvider theme={{ token: { motion: true, motionDurationMid: '60s', motionDurationSlow: '60s' } }}>
      <Channels />
    </ConfigProvider>
  );
}

export default {
  title: 'Kit/Item form dialog',
  ...kitStories({ screen: Channels }),
  beforeEach: () => {
    run.mockReset().mockResolvedValue({ data: {} });
  },
};

async function rename({ userEvent }: Pick<KitPlay, 'userEvent'>) {
  const dialog = within(await within(document.body).findByRole('dialog', { name: 'Edit News' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Movies');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

/** Opens with the item. The first field takes the focus at once, not after the animation. */
export const LoadedLate: KitStory = {
  args: { screen: SlowlyOpened },
  play: async () => {
    const page = within(document.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Edit News' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

/** A refetch does not change the form; the user compares both versions. */
export const ChangedMeanwhile: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const conflict = { kind: 'http' as const, status: 412, message: [], errors: [], fieldErrors: {} };
    run.mockResolvedValueOnce({ error: conflict });
    const dialog = await rename({ userEvent });
    await expect(run).toHaveBeenLastCalledWith({ name: 'Movies' }, '"1"');
    await expect(await dialog.findByRole('row', { name: 'Name Sports Movies' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sports', hidden: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(run).toHaveBeenLastCalledWith({ name: 'Movies' }, '"2"'));
  },
};
