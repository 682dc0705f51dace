import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { kitStories, type KitStory } from '../testing/kit-stories';
import { ChartGroup } from './chart-group';
import type { ChartAnnotation, ChartSeries } from './chart-model';
import { ChartRange, type ChartRangeName } from './chart-range';
import { TimeChart } from './time-chart';

const MINUTES = 60_000;
const NOW = Date.parse('2026-11-23T14:30:00Z');
const TIMES = Array.from({ length: 145 }, (_, index) => NOW - (144 - index) * 10 * MINUTES);
const wave = (middle: number, height: number) =>
  TIMES.map((_, index) => middle + height * Math.sin(index / 20) + (height / 8) * Math.sin(index * 1.7));
const CPU: ChartSeries[] = [
  { name: 'CPU', values: wave(0.55, 0.25).map((value, index) => (index > 137 ? 0.88 : value)) },
];
const EGRESS: ChartSeries[] = [
  { name: 'Now', values: wave(90e9, 50e9) },
  { name: 'Mon 16 Nov', kind: 'compared', values: wave(84e9, 48e9) },
];
const LIMIT = { value: 0.85, label: 'Warning at 85%' };
const ALERTS: ChartAnnotation[] = [{ at: NOW - 60 * MINUTES, tone: 'warning', text: 'CPU over 85%' }];
const DAYS = Array.from({ length: 30 }, (_, index) => Date.parse('2026-10-25') + index * 24 * 60 * MINUTES);
const GIGABYTE = 1024 ** 3;
const TRAFFIC: ChartSeries[] = [
  {
    name: 'Delivered',
    kind: 'bars',
    values: DAYS.map((_, day) => (90e3 + (day % 7) * 6e3) * (day === 29 ? 0.4 : 1) * GIGABYTE),
  },
  {
    name: 'Same weekdays before',
    kind: 'compared',
    values: DAYS.map((_, day) => (86e3 + (day % 7) * 5e3) * GIGABYTE),
  },
];

function Screen() {
  const [range, setRange] = useState<ChartRangeName | undefined>('24h');
  const [zoomed, setZoomed] = useState('');
  const onZoom = (from: number, to: number) => {
    setRange(undefined);
    setZoomed(`${String(Math.round((to - from) / 60 / MINUTES))} hours`);
  };
  return (
    <>
      <h1>Charts</h1>
      <ChartRange value={range} onChange={setRange} />
      <p>{zoomed}</p>
      <ChartGroup>
        <TimeChart
          title="CPU"
          times={TIMES}
          series={CPU}
          unit="share"
          zone="UTC"
          threshold={LIMIT}
          annotations={ALERTS}
          onZoom={onZoom}
        />
        <TimeChart title="Egress" times={TIMES} series={EGRESS} unit="bitrate" zone="UTC" onZoom={onZoom} />
      </ChartGroup>
      <TimeChart
        title="Traffic"
        times={DAYS}
        series={TRAFFIC}
        unit="bytes"
        zone="UTC"
        isDaily
        unfinished="Today so far"
        height={200}
      />
    </>
  );
}

export default { title: 'Kit/Charts', ...kitStories({ screen: Screen }) };

export const SharedCursor: KitStory = {
  play: async ({ canvas, userEvent }) => {
    const cpu = await canvas.findByRole('application', { name: 'CPU' });
    const [ofCpu, ofEgress, ofTraffic] = canvas.getAllByRole('status');
    await waitFor(() =>
      expect(ofEgress).toHaveTextContent(/^Mon 23 Nov,? 14:30: Now .* Gbit\/s, Mon 16 Nov .* Gbit\/s$/),
    );
    cpu.focus();
    await userEvent.keyboard('{Home}{PageDown}{ArrowRight}');
    await waitFor(() => expect(ofCpu).toHaveTextContent(/^Sun 22 Nov,? 17:40: \d+(\.\d)?%$/));
    await expect(ofEgress).toHaveTextContent(/^Sun 22 Nov,? 17:40: /);
    await expect(ofTraffic).toHaveTextContent(/^Monday,? 23 November 2026: Delivered 38.4 TB, /);
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(ofCpu).toHaveTextContent(/88%\. CPU over 85%$/));
    await userEvent.keyboard('+');
    await expect(canvas.getByText('12 hours')).toBeVisible();
  },
};

export const AsTable: KitStory = {
  globals: { theme: 'light' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show as table: Traffic' }));
    const found = canvas.getByRole('table', { name: 'Traffic' });
    await expect(found).toHaveAttribute('aria-rowcount', '31');
    const table = within(found);
    await expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Time',
      'Delivered',
      'Same weekdays before',
    ]);
    await expect(table.getByText(/^Sunday,? 22 November 2026$/)).toBeVisible();
    await expect(table.getAllByText('90,000 GB')[0]).toBeVisible();
  },
};
