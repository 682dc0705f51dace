import { mock, respondWithError } from '@console/http/testing';
import { useUi } from '@console/ui';
import { listFields, oneOf, ResourceTable, useListQuery } from '@console/ui/list';
import { sampleMenu, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { createSavedView, deleteSavedView, listSavedViews, SavedView, updateSavedView } from '../contract';
import { workspaceOperator } from '../testing/workspace-operator';
import { workspace } from '../workspace.feature';

const SPEC = { ...listFields(['name', 'viewers'], 'name'), state: oneOf(['live', 'stopped']) };
const ROWS = [{ name: 'News', viewers: '12', state: 'live' }];
const COLUMNS = (['name', 'viewers', 'state'] as const).map((key) => ({
  key,
  title: key,
  sortable: key !== 'state',
  render: (row: (typeof ROWS)[number]) => row[key],
}));

function Screen() {
  const list = useListQuery(SPEC);
  return (
    <>
      <h1>Channels</h1>
      <button onClick={() => list.change({ state: 'live' })}>Live only</button>
      <ResourceTable
        label="Channels"
        list={list}
        result={{ data: { data: ROWS, total: 1 }, isFetching: false, refetch: () => undefined }}
        columns={COLUMNS}
        rowKey={({ name }) => name}
        empty="No channels"
        tableKey="channels"
      />
      <output>{useUi().useLocation().search}</output>
    </>
  );
}

const viewOf = (changed: Partial<SavedView>): SavedView => ({
  id: 'v1',
  table: 'channels',
  name: 'Stopped',
  filters: 'state=stopped',
  sort: '-viewers',
  columns: ['name', 'viewers'],
  density: 'comfortable',
  shared: false,
  owner: { name: 'Mai', email: 'mai@example.com' },
  isMine: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  etag: '"1"',
  ...changed,
});

const { promise: saving, resolve: endSaving } = Promise.withResolvers<void>();

/** A platform with views. */
function platform() {
  let views = [
    viewOf({}),
    viewOf({ id: 'v2', name: 'Live', filters: 'state=live', isMine: false, shared: true, columns: null }),
  ];
  return [
    mock(listSavedViews, () => ({ data: views })),
    mock(createSavedView, ({ body }) => {
      if (views.some(({ name }) => name === body.name)) {
        return respondWithError(409, { errors: ['You have a view of this name.'] });
      }
      const view = viewOf({ ...body, id: 'v3' });
      views = [...views, view];
      return view;
    }),
    mock(updateSavedView, ({ params, body }) => {
      views = views.map((view) => (view.id === params.id ? SavedView.parse({ ...view, ...body }) : view));
      return viewOf({ ...views.find(({ id }) => id === params.id) });
    }),
    mock(deleteSavedView, ({ params }) => {
      views = views.filter(({ id }) => id !== params.id);
      return {};
    }),
    ...workspaceOperator(),
  ];
}

export default {
  title: 'Saved views',
  ...screenStories(
    { feature: { ...sampleMenu(Screen), ...workspace }, at: '/apps/accounts', onAddress: fn() },
    platform(),
  ),
};

const screen = () => within(document.body);
const headers = ({ canvas }: ScreenPlay) =>
  canvas.getAllByRole('columnheader').map((cell) => cell.textContent);

async function choose({ canvas, userEvent }: ScreenPlay, entry: RegExp) {
  await userEvent.click(await canvas.findByRole('button', { name: /^View/ }));
  const first = await screen().findByRole('menuitem', { name: 'Everything' });
  await waitFor(() => expect(first).toHaveFocus());
  await userEvent.click(await screen().findByRole('menuitem', { name: entry }));
}

/** A view fixes filters, order, columns and row height; other changes mark it. */
export const Opened: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    const height = async () =>
      (await canvas.findByRole('row', { name: /News/ })).getBoundingClientRect().height;
    const compact = await height();
    await choose(play, /^Stopped/);
    await expect(await canvas.findByRole('button', { name: 'View: Stopped' })).toHaveFocus();
    await expect(headers(play)).toEqual(['name', 'viewers']);
    await expect(canvas.getByRole('columnheader', { name: 'viewers' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect((await height()) - compact).toBe(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Live only' }));
    await canvas.findByRole('button', { name: 'View: Stopped , changed' });
    await choose(play, /^Discard changes/);
    await canvas.findByRole('button', { name: 'View: Stopped' });
    await choose(play, /^Everything/);
    const button = await canvas.findByRole('button', { name: 'Views' });
    await expect(headers(play)).toEqual(['name', 'viewers', 'state']);
    await userEvent.click(button);
    await waitFor(() => expect(screen().getByRole('menuitem', { name: 'Everything' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** The current filters become a view; a used name is refused next to the field. */
export const Saved: ScreenStory = {
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    await userEvent.click(await canvas.findByRole('button', { name: 'Live only' }));
    await choose(play, /^Save as new view/);
    const dialog = within(await screen().findByRole('dialog', { name: 'Save view' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Stopped');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText('You have a view of this name.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'On air');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await canvas.findByRole('button', { name: 'View: On air' });
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/accounts?state=live&savedView=v3');
  },
};

export const ChangedAndDeleted: ScreenStory = {
  args: { at: '/apps/accounts?savedView=v1&state=stopped&sort=-viewers&columns=name,viewers' },
  play: async (play) => {
    const { canvas, userEvent } = play;
    // Its row height is not in the address.
    await canvas.findByRole('button', { name: 'View: Stopped , changed' });
    await choose(play, /^Save changes to “Stopped”/);
    await canvas.findByRole('button', { name: 'View: Stopped' });
    await choose(play, /^Edit view/);
    const dialog = within(await screen().findByRole('dialog', { name: 'Edit view' }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Off air');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('button', { name: 'View: Off air' });
    await choose(play, /^Delete view/);
    await userEvent.click(await screen().findByRole('button', { name: 'Delete view' }));
    await canvas.findByRole('button', { name: 'Views' });
    await expect(canvas.getByText('?state=stopped&sort=-viewers&columns=name%2Cviewers')).toBeVisible();
  },
};

/** Only its owner changes a shared view. */
export const Shared: ScreenStory = {
  args: { at: '/apps/accounts?savedView=v2&state=live' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^View: Live/ }));
    await expect(await screen().findByRole('menuitem', { name: /^Live.*by Mai/ })).toBeVisible();
    await expect(screen().queryByRole('menuitem', { name: /^Delete/ })).toBeNull();
  },
};

/** A late response leaves the user on the page that they opened in the meantime. */
export const LeftWhileSaving: ScreenStory = {
  parameters: {
    msw: [
      mock(createSavedView, async ({ body }) => {
        await saving;
        return viewOf({ ...body, id: 'v3' });
      }),
      ...platform(),
    ],
  },
  play: async (play) => {
    const { canvas, userEvent, args } = play;
    const elsewhere = await canvas.findByRole('link', { name: 'Dashboard' });
    await choose(play, /^Save as new view/);
    const dialog = within(await screen().findByRole('dialog', { name: 'Save view' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'On air');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await fireEvent.click(elsewhere);
    const question = within(await screen().findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard'));
    endSaving();
    await new Promise((settled) => setTimeout(settled, 200));
    await expect(args.onAddress).toHaveBeenLastCalledWith('/apps/dashboard');
  },
};

/** A platform without views keeps none: they stay in this browser. */
export const InBrowser: ScreenStory = {
  parameters: { msw: [mock(listSavedViews, () => respondWithError(501)), ...workspaceOperator()] },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await userEvent.click(await canvas.findByRole('button', { name: 'Live only' }));
    await choose(play, /^Save as new view/);
    const dialog = within(await screen().findByRole('dialog', { name: 'Save view' }));
    await expect(dialog.queryByRole('switch')).toBeNull();
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Name' }), 'On air');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await canvas.findByRole('button', { name: 'View: On air' });
    await choose(play, /^Everything/);
    await choose(play, /^On air/);
    await canvas.findByRole('button', { name: 'View: On air' });
  },
};
