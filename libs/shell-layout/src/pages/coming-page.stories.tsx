import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ConsoleFeature } from '../routes/console-route';
import { operator } from '../testing/operator';
import { renderFeatureScreen } from '../testing/render-feature-screen';
import { comingScreen } from './coming-screen';

const text = (contents: string) => () => Promise.resolve({ contents });

const feature: ConsoleFeature = {
  locale: {
    namespace: 'samples',
    load: { en: text('The servers and their licences.'), vi: text('Các máy chủ và giấy phép.') },
  },
  appsRoutes: [
    {
      path: '/apps/machine',
      namespace: 'samples',
      meta: { title: 'Server' },
      screen: comingScreen('samples:contents'),
      children: [
        {
          path: '/apps/machine/add',
          meta: { title: 'Add' },
          screen: () => Promise.resolve(() => <h1>Add</h1>),
        },
      ],
    },
  ],
};

const meta = {
  title: 'Shell/Coming page',
  render: renderFeatureScreen,
  args: { feature, at: '/apps/machine' },
  parameters: { msw: operator() },
} satisfies Meta<Parameters<typeof renderFeatureScreen>[0]>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheScreen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Server' })).toBeVisible();
    await expect(canvas.getByText('“Server” comes here in a later version.')).toBeVisible();
    await expect(canvas.getByText('The servers and their licences.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/apps');
    await expect(document.title).toBe('Server | Signalbox Admin');
  },
};

/** A place below takes its place. */
export const PlaceBelow: Story = {
  args: { at: '/apps/machine/add' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Add' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Server' })).toBeNull();
  },
};

export const Light: Story = { ...NamesTheScreen, globals: { theme: 'light' } };

export const Vietnamese: Story = {
  globals: { language: 'vi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Các máy chủ và giấy phép.')).toBeVisible();
  },
};
