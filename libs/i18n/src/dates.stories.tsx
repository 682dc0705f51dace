import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatBuildDate, formatDate, formatDateTime } from './dates';

interface FormatsProps {
  moment: string | null;
  zone: string;
}

function Formats({ moment, zone }: FormatsProps) {
  return (
    <dl>
      <dt>formatDate</dt>
      <dd>{formatDate(moment, zone)}</dd>
      <dt>formatDateTime</dt>
      <dd>{formatDateTime(moment, zone)}</dd>
      <dt>formatBuildDate</dt>
      <dd>{formatBuildDate(moment)}</dd>
    </dl>
  );
}

/** Formats of instants in an IANA time zone. For calendar days see `formatDay`. */
const meta = {
  title: 'Dates',
  component: Formats,
  tags: ['autodocs'],
  args: { moment: '2026-03-31T18:30:00Z', zone: 'UTC' },
} satisfies Meta<typeof Formats>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Utc: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/03/31 18:30:00')).toBeVisible();
  },
};

export const HoChiMinhCity: Story = {
  args: { zone: 'Asia/Ho_Chi_Minh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/04/01 01:30:00')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { moment: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(3);
  },
};

/** Matches `Intl` around clock changes, for old dates and for an unknown zone. */
export const AsIntlHasIt: Story = {
  args: { moment: '2026-03-29T01:00:00Z', zone: 'Europe/Berlin' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/03/29 03:00:00')).toBeVisible();
    await expect(formatDateTime('2026-03-29T00:59:59Z', 'Europe/Berlin')).toBe('2026/03/29 01:59:59');
    await expect(formatDateTime('2026-10-25T00:59:59Z', 'Europe/Berlin')).toBe('2026/10/25 02:59:59');
    await expect(formatDateTime('0987-01-01T00:00:00Z', 'UTC')).toBe('0987/01/01 00:00:00');
    await expect(formatDateTime('2026-01-01T00:00:00Z', 'Mars/Olympus')).toBe('2026/01/01 00:00:00');
  },
};
