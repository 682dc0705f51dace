const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const TOLD = 2;

/** A duration in its two largest units: “2 hours, 5 minutes”, “2 giờ, 5 phút”. */
export function durationText(milliseconds: number, language: string): string {
  let rest = Math.max(0, Math.floor(milliseconds / 1000));
  const parts = UNITS.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return { unit, count };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  const told = first < 0 ? parts.slice(-1) : parts.slice(first, first + TOLD);
  const words = told
    .filter(({ count }, index) => count > 0 || index === 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(words);
}
