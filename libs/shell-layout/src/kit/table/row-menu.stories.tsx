// @see spec 6
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { useListQuery, int, sortBy, text, ResourceTable } from '@console/ui/list';

const onStop = fn<(name: string) => void>();
const CHANNELS = ['News', 'Sport', 'Archive'].map((name) => ({ name }));
const SPEC = { page: int(1), perPage: int(20), sort: sortBy(['name'], 'name'), q: text() };

/** Rows with acts of their own; the last has none. */
function Channels() {
  const list = useListQuery(SPEC);
  return (
    <>
      <h1>Channels</h1>
      <ResourceTable
        label="Channels"
        list={list}
        result={{ data: { data: CHANNELS, total: 3 }, isFetching: false, refetch: () => undefined }}
        columns={[{ key: 'name', title: 'Name', render: ({ name }) => name }]}
        rowKey={({ name }) => name}
        empty="There are no channels yet"
        rowActs={({ name }) =>
          name === 'Archive'
            ? []
            : [
                {
                  key: 'stop',
                  label: 'Stop',
                  danger: true,
                  requires: { permission: 'admin-vod', change: true },
                  run: () => {
                    onStop(name);
                  },
                },
              ]
        }
      />
    </>
  );
}

const meta = {
  title: 'Kit/Row menu',
  render: renderFeatureScreen,
  args: { feature: sampleFeature(Channels), at: '/apps/sample' },
  parameters: { msw: operator() },
  beforeEach: () => {
    onStop.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const menuGone = () => waitFor(() => expect(page().queryByRole('menuitem', { name: 'Stop' })).toBeNull());

/** By keyboard: the menu takes the focus, gives it back, and says whose it is. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Actions: Sport' });
    await expect(canvas.queryByRole('button', { name: 'Actions: Archive' })).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const entry = await page().findByRole('menuitem', { name: 'Stop' });
    await waitFor(() => expect(entry.closest('[role=menu]')?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await page().findByRole('menuitem', { name: 'Stop' }));
    await expect(onStop.mock.calls).toEqual([['Sport']]);
    await menuGone();
    await expect(opener).toHaveFocus();
  },
};

/** Locked for a view-only account, and answers why. */
export const Locked: Story = {
  parameters: { msw: operator({ user: { viewOnly: true } }) },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Actions: News' });
    await userEvent.click(opener);
    await userEvent.click(await page().findByRole('menuitem', { name: 'Stop' }));
    const dialog = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(onStop).not.toHaveBeenCalled();
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
