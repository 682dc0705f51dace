// @see spec 7.4
import { operator, screenStories, type ScreenPlay, type ScreenStory } from '@console/shell-layout/testing';
import { caughtFiles } from '@console/ui/testing';
import { expect, fn, waitFor, within } from 'storybook/test';
import { framedBilling } from '../testing/framed-billing';
import { mockQuotas, quotasOf } from '../testing/quota-handlers';
import { mockUsage, mockUsageDays } from '../testing/usage-handlers';
import { presetPeriod, usageDayOf } from './usage-period';

const ALL = '/apps/billing/usage';
const MAY = 'from=2026-05-01&to=2026-05-12';

const { saved, catchFiles } = caughtFiles();

const quotas = mockQuotas(quotasOf());
const used = [...mockUsage(mockUsageDays(8, 800)), ...quotas];

export default {
  title: 'Usage/Page',
  ...screenStories({ feature: framedBilling, at: `${ALL}?${MAY}`, onAddress: fn() }, [
    ...operator(),
    ...used,
  ]),
};

const heading = (canvas: ScreenPlay['canvas'], name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });
const chartOf = (canvas: ScreenPlay['canvas']) => canvas.getByRole('application');
const cellsOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent.replace(/\s/g, ' '));

export const Filled: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Traffic, 1 – 12 May 2026, all apps')).toBeVisible();
    const kinds = within(canvas.getByRole('radiogroup', { name: 'Usage type' }));
    await expect(
      kinds.getByRole('radio', { name: /^Traffic ?901\sTB ?5.1% more than before$/ }),
    ).toBeChecked();
    await expect(kinds.getAllByRole('radio')).toHaveLength(5);
    const drawn = chartOf(canvas);
    await expect(drawn).toHaveAccessibleName('Traffic, 1 – 12 May 2026, all apps');
    await expect(drawn).toHaveAccessibleDescription(/A table has the same figures/);
    const table = within(canvas.getByRole('table', { name: 'Usage by day, 1 – 12 May 2026' }));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await waitFor(() =>
      expect(cellsOf(table.getAllByRole('row')[1])).toEqual([
        '2026-05-01',
        '639 h',
        '1,066 h',
        '46.4 TB',
        '63.9 TB',
        '2,557,440',
        '2026-04-17',
        '62.9 TB',
      ]),
    );
    await expect(table.getByRole('columnheader', { name: 'Traffic' })).toBeVisible();
    await expect(table.getByTitle('46,368 GB')).toHaveTextContent('46.4 TB');
  },
};

export const ByKeyboard: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await heading(canvas, /^Traffic/);
    const drawn = chartOf(canvas);
    drawn.focus();
    await expect(drawn).toHaveFocus();
    const parts = canvas.getByText(/^Tuesday, 12 May 2026: /);
    await expect(parts).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(parts).toHaveTextContent(/^Monday, 11 May 2026: 64.7 TB. Monday, 27 April 2026: 63.6 TB$/),
    );
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(parts).toHaveTextContent(/^Friday, 1 May 2026: /);
    await userEvent.keyboard('{PageDown}{ArrowRight}');
    await expect(parts).toHaveTextContent(/^Saturday, 9 May 2026: /);
    await userEvent.keyboard('{End}');
    await expect(parts).toHaveTextContent(/^Tuesday, 12 May 2026: /);
    await expect(drawn).toHaveFocus();
  },
};

export const BehindAnInvoice: ScreenStory = {
  args: { at: `${ALL}?appId=studio-2&kind=transcode&from=2026-04-01&to=2026-04-30` },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await heading(canvas, 'Transcoding, 1 – 30 April 2026, Studio 2')).toBeVisible();
    await expect(canvas.getAllByTitle('118,652 minutes')[0]).toHaveTextContent('1,978 h');
    await expect(canvas.getByText('1,910 h in the previous period, 2 – 31 March 2026')).toBeVisible();
    const app = canvas.getByRole('textbox', { name: 'App ID' });
    await expect(app).toHaveValue('studio-2');
    await userEvent.clear(app);
    await userEvent.keyboard('{Enter}');
    await heading(canvas, 'Transcoding, 1 – 30 April 2026, all apps');
    await expect(args.onAddress).toHaveBeenLastCalledWith(
      `${ALL}?kind=transcode&from=2026-04-01&to=2026-04-30`,
    );
  },
};

export const OfOneApp: ScreenStory = {
  args: { at: `/apps/studio-1/usage?${MAY}&kind=live` },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Live streaming, 1 – 12 May 2026')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'View' })).toBeNull();
    const limits = within(canvas.getByRole('region', { name: 'Quotas' }));
    await expect(await limits.findByRole('meter', { name: 'Storage' })).toBeVisible();
  },
};

export const AppByApp: ScreenStory = {
  beforeEach: () => catchFiles(),
  play: async ({ canvas, userEvent, args }) => {
    await heading(canvas, /^Traffic/);
    await userEvent.click(canvas.getByText('By app'));
    const table = within(await canvas.findByRole('table', { name: 'Usage by app, 1 – 12 May 2026' }));
    await expect(await table.findByRole('link', { name: 'Studio 8' })).toHaveAttribute(
      'href',
      `${ALL}?${MAY}&appId=studio-8`,
    );
    await expect(cellsOf(table.getAllByRole('row')[1]).at(-1)).toBe('5.1% more than before');
    const legend = within(canvas.getByRole('list', { name: 'Legend' }));
    await expect(legend.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual([
      ...[8, 7, 6, 5, 4].map((app) => `Studio ${String(app)}`),
      '3 other lines',
    ]);

    chartOf(canvas).focus();
    const parts = canvas.getByText(/^Tuesday, 12 May 2026: Studio 8 /);
    await expect(parts).toHaveTextContent(/3 other apps: /);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    await expect(parts).toHaveTextContent(
      'Studio 7, Monday, 11 May 2026: 12.6 TB. Rank 2 of 8 in the period',
    );

    await userEvent.click(canvas.getByText('By day'));
    const days = within(
      await canvas.findByRole('table', { name: 'By day: Traffic, 1 – 12 May 2026, all apps' }),
    );
    await expect(days.getAllByRole('columnheader')).toHaveLength(9);
    await expect(days.getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [header] = (await saved[0]?.content.text())?.split('\r\n') ?? [];
    await expect(header).toContain(',Studio 8: Traffic (GB),');
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${ALL}?${MAY}&view=apps&rows=days`);
  },
};

export const PeriodAndKind: ScreenStory = {
  play: async ({ canvas, userEvent, args }) => {
    await heading(canvas, /^Traffic/);
    await userEvent.click(canvas.getByRole('radio', { name: /^Storage/ }));
    await heading(canvas, 'Storage, 1 – 12 May 2026, all apps');
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${ALL}?${MAY}&kind=storage`);

    const first = canvas.getByRole('textbox', { name: 'First day' });
    await userEvent.clear(first);
    await userEvent.type(first, '2026-04-20{Enter}');
    await heading(canvas, 'Storage, 20 April – 12 May 2026, all apps');
    const last = canvas.getByRole('textbox', { name: 'Last day' });
    await userEvent.clear(last);
    await userEvent.type(last, '2026-04-21{Enter}');
    await heading(canvas, 'Storage, 20 – 21 April 2026, all apps');

    await userEvent.click(canvas.getByRole('combobox', { name: 'Period' }));
    await userEvent.click(await within(document.body).findByTitle('Last month'));
    const { from, to } = presetPeriod('lastMonth', usageDayOf(Date.now()));
    await waitFor(() =>
      expect(args.onAddress).toHaveBeenLastCalledWith(`${ALL}?from=${from}&to=${to}&kind=storage`),
    );
  },
};
