export const ISSUING_PRESETS = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'lastYear',
] as const;
export type IssuingPreset = (typeof ISSUING_PRESETS)[number];

export interface IssuingDates {
  from: string;
  to: string;
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

const SPANS = {
  thisMonth: { span: 'month', earlier: 0 },
  lastMonth: { span: 'month', earlier: 1 },
  thisQuarter: { span: 'quarter', earlier: 0 },
  lastQuarter: { span: 'quarter', earlier: 1 },
  thisYear: { span: 'year', earlier: 0 },
  lastYear: { span: 'year', earlier: 1 },
} as const satisfies Record<IssuingPreset, { span: keyof typeof MONTHS; earlier: number }>;

export function presetDates(preset: IssuingPreset, today: string): IssuingDates {
  const { span, earlier } = SPANS[preset];
  const months = MONTHS[span];
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / months) * months - earlier * months;
  return { from: dayOf(year, first, 1), to: dayOf(year, first + months, 0) };
}

export function presetOf({ from, to }: IssuingDates, today: string): IssuingPreset | undefined {
  return ISSUING_PRESETS.find((preset) => {
    const dates = presetDates(preset, today);
    return dates.from === from && dates.to === to;
  });
}

/** Day 0 is the last day of the previous month; months may overflow. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

export function monthText(month: string, language: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
