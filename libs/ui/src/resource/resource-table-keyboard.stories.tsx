// @see spec 3.8
import { mock, respondWithError } from '@console/http/testing';
import { Button } from 'antd';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { RouteDrawer } from '../dialog/route-drawer';
import { useUi } from '../provider/ui-provider';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import {
  channelName,
  channelPage,
  channelsOf,
  listChannels,
  ManagedChannels,
  mockChannels,
} from '../testing/channels';

const CHANNELS = channelsOf(48);
let outage = false;

export default {
  title: 'Kit/Resource table/Keyboard',
  ...kitStories({ screen: ManagedChannels, onAddress: fn() }, [mockChannels(48)]),
};

async function tabTo({ userEvent }: Pick<KitPlay, 'userEvent'>, target: HTMLElement) {
  for (let stops = 0; stops < 60 && document.activeElement !== target; stops += 1) await userEvent.tab();
  await expect(target).toHaveFocus();
}

/** Search, filter, columns, sorting, selection and pager by keyboard, in visual order. */
export const WithoutMouse: KitStory = {
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText(channelName(1));
    await tabTo({ userEvent }, canvas.getByRole('searchbox', { name: 'Search' }));
    await userEvent.keyboard('Channel{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/sample?q=Channel'));

    const filters = canvas.getByRole('button', { name: 'Filters' });
    await tabTo({ userEvent }, filters);
    await userEvent.keyboard('{Enter}');
    const filter = () => canvas.getByRole('combobox', { name: 'State' });
    await tabTo({ userEvent }, filter());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(filter()).toHaveAttribute('aria-expanded', 'true'));
    await expect(filter()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab({ shift: true });
    await expect(filters).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(filters).toHaveFocus();
    await expect(canvas.queryByRole('combobox', { name: 'State' })).toBeNull();

    await tabTo({ userEvent }, canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.keyboard('{Enter}');
    const columns = within(await within(document.body).findByRole('dialog', { name: 'Columns' }));
    await tabTo({ userEvent }, columns.getByRole('checkbox', { name: 'Number' }));
    await userEvent.keyboard(' {Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Number' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());

    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await tabTo({ userEvent }, header);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(channelName(48))).toBeVisible();
    await expect(header).toHaveFocus();

    await tabTo({ userEvent }, canvas.getByRole('checkbox', { name: `Select ${channelName(48)}` }));
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await tabTo({ userEvent }, canvas.getByRole('button', { name: 'Clear' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull());
    await expect(document.activeElement).not.toBe(document.body);

    const next = canvas.getByRole('button', { name: 'Next page' });
    await tabTo({ userEvent }, next);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('21–40 of 48')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('41–48 of 48')).toBeVisible();
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('41–48 of 48')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  },
};

/** A list next to the details of one item. */
function DockedChannels() {
  const ui = useUi();
  const { go } = ui.useNavigation();
  const { pathname } = ui.useLocation();
  return (
    <>
      <Button onClick={() => go('/sample/1')}>First</Button>
      <Button onClick={() => go('/sample/2')}>Second</Button>
      <ManagedChannels />
      {pathname !== '/sample' && (
        <RouteDrawer title={pathname} closeTo="/sample" width={300} docked>
          Details
        </RouteDrawer>
      )}
    </>
  );
}

/** Escape closes the filters, and only then the details. */
export const FiltersOverDetails: KitStory = {
  args: { screen: DockedChannels, at: '/sample/1' },
  play: async ({ canvas, userEvent }) => {
    const filters = await canvas.findByText('Filters');
    await fireEvent.click(filters);
    const panel = canvas.getByText('State');
    await expect(panel).toBeVisible();
    filters.closest('button')?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    const details = within(document.body).getByRole('dialog', { name: '/sample/1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
  },
};

/** Escape clears the search, and only then closes the details. */
export const SearchOverDetails: KitStory = {
  args: { screen: DockedChannels, at: '/sample/1' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(channelName(1));
    const search = within(document.body).getByPlaceholderText('Search');
    search.focus();
    await userEvent.keyboard('12{Escape}');
    await expect(search).toHaveValue('');
    const details = within(document.body).getByRole('dialog', { name: '/sample/1' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(details).not.toBeInTheDocument());
  },
};

/** The focus stays at the item that the user opened last. */
export const FocusNextToDetails: KitStory = {
  args: { screen: DockedChannels },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'First' }));
    const drawer = (name: string) => within(document.body).findByRole('dialog', { name });
    await expect(await drawer('/sample/1')).not.toHaveAttribute('aria-modal', 'true');
    const second = canvas.getByRole('button', { name: 'Second' });
    await userEvent.click(second);
    const details = within(await drawer('/sample/2'));
    await userEvent.click(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(second).toHaveFocus();
  },
};

/** Keys move between rows and select them, but not while typing. */
export const RowKeys: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(channelName(1));
    const row = (number: number) => canvas.getByText(channelName(number)).closest('tr');
    await userEvent.keyboard('j');
    await expect(row(1)).toHaveFocus();
    await userEvent.keyboard('jx');
    await expect(row(2)).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: `Select ${channelName(2)}` })).toBeChecked();
    await userEvent.keyboard('kk');
    await expect(row(1)).toHaveFocus();
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'jx');
    await expect(search).toHaveValue('jx');
  },
};

/** The table takes the focus when the focused element disappears. */
export const FocusRetained: KitStory = {
  parameters: {
    msw: [
      mock(listChannels, ({ query }) =>
        outage ? respondWithError(500, { errors: ['the database is down'] }) : channelPage(CHANNELS, query),
      ),
    ],
  },
  beforeEach: () => {
    outage = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(channelName(1));
    await tabTo({ userEvent }, canvas.getByRole('button', { name: 'Page 2' }));
    outage = true;
    await userEvent.keyboard('{Enter}');
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(document.activeElement).toContainElement(retry);
    await expect(document.activeElement).not.toBe(document.body);
    outage = false;
    await tabTo({ userEvent }, retry);
    await userEvent.keyboard('{Enter}');
    const table = await canvas.findByRole('table', { name: 'Channels' });
    await expect(document.activeElement).toContainElement(table);
    await expect(document.activeElement).not.toContainElement(canvas.getByRole('heading', { level: 1 }));
  },
};
