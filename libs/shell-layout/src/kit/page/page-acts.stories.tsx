// @see spec 6
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { operator } from '../../testing/operator';
import { renderFeatureScreen } from '../../testing/render-feature-screen';
import { sampleFeature } from '../../testing/sample-feature';
import { PageActs, type PageAct, PageHeader } from '@console/ui';

const rename = fn();
const stop = fn();

const ACTS: PageAct[] = [
  { key: 'rename', label: 'Rename', requires: { change: true }, run: rename },
  {
    key: 'stop',
    label: 'Stop',
    danger: true,
    requires: { permission: 'admin-machine', change: true },
    run: stop,
  },
];

const meta = {
  title: 'Kit/Page acts',
  render: renderFeatureScreen,
  args: {
    feature: sampleFeature(() => <PageHeader title="A channel" actions={<PageActs acts={ACTS} />} />),
    at: '/apps/sample',
  },
  parameters: { msw: operator({ permissions: ['admin-tenant-app'] }) },
  beforeEach: () => {
    rename.mockReset();
    stop.mockReset();
  },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** What may be done is done; what may not answers why. */
export const SideBySide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename' }));
    await expect(rename).toHaveBeenCalledOnce();
    const locked = canvas.getByRole('button', { name: 'Stop' });
    await waitFor(() => expect(locked).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(locked);
    await expect(await page().findByRole('dialog', { name: "Why can't I?" })).toBeInTheDocument();
    await expect(stop).not.toHaveBeenCalled();
  },
};

/** On a phone one menu has them all, by keyboard as well; the focus stays where the menu was opened. */
export const InAMenu: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    const choose = async (name: string) => {
      await userEvent.click(more);
      await userEvent.click(await page().findByRole('menuitem', { name }));
    };
    await choose('Rename');
    await expect(rename).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());

    await choose('Stop');
    const why = within(await page().findByRole('dialog', { name: "Why can't I?" }));
    await expect(stop).not.toHaveBeenCalled();
    await userEvent.click(why.getAllByRole('button', { name: 'Close' })[0] ?? more);
    await waitFor(() => expect(more).toHaveFocus());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
