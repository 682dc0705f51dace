// @see spec 2.6, 4.10, 9
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../testing/operator';
import { screenStories, type ScreenPlay, type ScreenStory } from '../testing/screen-stories';
import { sampleMenu } from '../testing/sample-feature';

function Screen() {
  return <h1>A screen</h1>;
}

export default {
  title: 'Shell/Settings',
  ...screenStories(
    { feature: sampleMenu(Screen), at: '/apps/dashboard', onLanguage: fn(), onReload: fn() },
    operator(),
  ),
};

const page = () => within(document.body);

async function openSettings({ canvas, userEvent }: ScreenPlay, button = 'Settings') {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await page().findByRole('dialog', { name: button }));
}

export const Open: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openSettings({ canvas, userEvent });
    const layout = within(dialog.getByRole('radiogroup', { name: 'Layout mode' }));
    await expect(layout.getByRole('radio', { name: 'Vertical' })).toBeChecked();
    await waitFor(() => expect(layout.getByRole('radio', { name: 'Vertical' })).toHaveFocus());
    const language = within(dialog.getByRole('radiogroup', { name: 'Language' }));
    await expect(language.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(dialog.getByRole('switch', { name: 'Dark theme' })).toBeChecked();
    const layer = page().getByRole('dialog').closest('.ant-modal-wrap');
    await expect(Number(layer && getComputedStyle(layer).zIndex)).toBeGreaterThanOrEqual(4000);
    // Otherwise Escape would close the tooltip first.
    await userEvent.hover(dialog.getByText('Layout mode'));
    await waitFor(() => expect(page().queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
};

export const Layout: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openSettings({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('radio', { name: 'Horizontal' }));
    await waitFor(() => expect(document.querySelector('aside')).toBeNull());
    await expect(document.querySelector('header')).not.toBeNull();
    await expect(dialog.getByRole('radio', { name: 'Horizontal' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Density: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openSettings({ canvas, userEvent });
    const rowHeight = () => getComputedStyle(canvas.getByRole('main')).getPropertyValue('--console-row');
    await expect(rowHeight()).toBe('40px');
    await userEvent.click(dialog.getByRole('radio', { name: 'Comfortable' }));
    await waitFor(() => expect(rowHeight()).toBe('48px'));
  },
};

export const Theme: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await openSettings({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('switch', { name: 'Dark theme' }));
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('light'));
  },
};

export const LanguageKept: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openSettings({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('radio', { name: 'Tiếng Việt' }));
    const question = await page().findByRole('dialog', { name: 'Warning' });
    await expect(question).toHaveTextContent(
      'Are you sure you want to change the language? The app had to be reloaded after this action.',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page().queryByRole('dialog', { name: 'Warning' })).toBeNull());
    await expect(args.onLanguage).not.toHaveBeenCalled();
    await expect(args.onReload).not.toHaveBeenCalled();
    await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
  },
};

export const LanguageChanged: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = await openSettings({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('radio', { name: 'Tiếng Việt' }));
    const question = within(await page().findByRole('dialog', { name: 'Warning' }));
    await userEvent.click(question.getByTestId('confirm'));
    await waitFor(() => expect(args.onReload).toHaveBeenCalledOnce());
    await expect(args.onLanguage).toHaveBeenCalledWith('vi');
  },
};
