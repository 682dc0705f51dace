import { operator, screenStories, type ScreenStory } from '@console/shell-layout/testing';
import { expect, fn, within } from 'storybook/test';
import { campaignOf, mockVast } from '../testing/vast-handlers';
import { vastScreens } from '../testing/vast-screens';

const LIST = '/apps/studio-1/product/vast-control';
const platform = mockVast(
  [campaignOf(1), campaignOf(2, { status: 'no-creative', creatives: 0, impressions: 0 })],
  {
    hops: [
      {
        url: 'https://ads.example/tag',
        from: null,
        depth: 0,
        status: 200,
        milliseconds: 84,
        bytes: 640,
        version: '3.0',
        ads: [
          {
            id: 'w-1',
            kind: 'wrapper',
            system: 'Ad server',
            title: '',
            advertiser: '',
            sequence: null,
            impressions: 1,
            wrapperUrl: 'https://other.example/tag',
            creatives: [],
          },
        ],
        issues: [],
      },
      {
        url: 'https://other.example/tag',
        from: 0,
        depth: 1,
        status: null,
        milliseconds: 3_000,
        bytes: 0,
        version: '',
        ads: [],
        issues: [{ code: 301, severity: 'error', detail: 'https://other.example/tag' }],
      },
    ],
    milliseconds: 3_084,
    xml: '<VAST version="3.0">',
  },
);

export default {
  title: 'VAST control',
  ...screenStories({ feature: vastScreens, at: LIST, onAddress: fn() }, operator(), platform),
};

const page = () => within(document.body);

export const Campaigns: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Campaigns' }));
    await expect(await table.findByText('24,000 of 100,000')).toBeVisible();
    await expect(table.getByText('No creative')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Ad tag' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Ad tag of studio-1' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Create ad tag' }));
    await expect(await dialog.findByText('https://console.example/media/vast/token')).toBeVisible();
    await expect(dialog.getByText('75%')).toBeVisible();
  },
};

export const CampaignWithCreative: ScreenStory = {
  args: { at: `${LIST}/campaign-1` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('application', { name: 'Impressions' })).toBeVisible();
    await expect(canvas.getByText('90%')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Add creative' }));
    const dialog = within(await page().findByRole('dialog', { name: 'Add creative' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Spring, 15 s');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByText(/^Enter complete URLs/)).toBeVisible();
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'URL of media file 1' }),
      'https://cdn.example/spring.mp4',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    const table = within(await canvas.findByRole('table', { name: 'Creatives' }));
    await expect(await table.findByText('Spring, 15 s')).toBeVisible();
  },
};

export const Validated: ScreenStory = {
  args: { at: `${LIST}/validator` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'VAST URL or document' }),
      'https://ads.example/tag',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }));
    await expect(await canvas.findByText('1 error')).toBeVisible();
    await expect(canvas.getByText(/did not respond in time/)).toBeVisible();
    await expect(canvas.getByText(/3000 ms · from 1/)).toBeVisible();
  },
};
