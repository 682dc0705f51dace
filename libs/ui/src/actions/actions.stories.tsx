// @see spec 6
import { expect, fn, waitFor, within } from 'storybook/test';
import { PageHeader } from '../page/page-header';
import { kitStories, type KitPlay, type KitStory } from '../testing/kit-stories';
import { PageActions, type PageAction } from './page-actions';
import { RowMenu } from './row-menu';

const rename = fn();
const stop = fn();

const ACTIONS: PageAction[] = [
  { key: 'rename', label: 'Rename', requires: { change: true }, run: rename },
  { key: 'stop', label: 'Stop', danger: true, requires: { permission: 'admin-machine' }, run: stop },
];

export default {
  title: 'Kit/Actions',
  ...kitStories({
    screen: () => <PageHeader title="A channel" actions={<PageActions actions={ACTIONS} />} />,
    isDenied: ({ permission }) => permission !== undefined,
  }),
  beforeEach: () => {
    rename.mockReset();
    stop.mockReset();
  },
};

const page = () => within(document.body);

/** A denied action stays focusable and opens its explanation. */
export const Buttons: KitStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledOnce();
    const locked = canvas.getByRole('button', { name: 'Stop' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(locked);
    await expect(await page().findByRole('dialog', { name: "Why can't I?" })).toBeVisible();
    await expect(stop).not.toHaveBeenCalled();
  },
};

async function runFromMenu({ canvas, userEvent }: KitPlay, name: string) {
  const opener = await canvas.findByRole('button', { name });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await page().findByRole('menuitem', { name: 'Rename' }));
  await expect(rename).toHaveBeenCalledOnce();
  await waitFor(() => expect(opener).toHaveFocus());

  await userEvent.click(opener);
  await userEvent.click(await page().findByRole('menuitem', { name: 'Stop' }));
  const explanation = within(await page().findByRole('dialog', { name: "Why can't I?" }));
  await expect(stop).not.toHaveBeenCalled();
  await userEvent.click(explanation.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(opener).toHaveFocus());
}

export const MenuOnPhone: KitStory = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await runFromMenu(context, 'More');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const IN_MENU = ACTIONS.map((action) => ({ ...action, inMenu: action.danger === true }));

export const DestructiveInMenu: KitStory = {
  args: { screen: () => <PageHeader title="A channel" actions={<PageActions actions={IN_MENU} />} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Rename' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await page().findByRole('menuitem', { name: 'Stop' })).toBeVisible();
  },
};

export const MenuOfRow: KitStory = {
  args: {
    screen: () => (
      <>
        <h1>Channels</h1>
        <RowMenu label="Actions: Sport" actions={ACTIONS} />
      </>
    ),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await runFromMenu(context, 'Actions: Sport');
    await userEvent.keyboard('{Enter}');
    await page().findByRole('menuitem', { name: 'Stop' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('menuitem', { name: 'Stop' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Actions: Sport' })).toHaveFocus();
  },
};
