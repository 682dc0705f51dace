interface AmountProps {
  /** Formatted, with currency or unit. */
  text: string;
  /** The exact amount, shown on hover. */
  exact?: string;
}

/** An amount on one line with tabular digits. Plain element, for list cells. */
export function Amount({ text, exact }: AmountProps) {
  return (
    <span className="console-amount" title={exact}>
      {text}
    </span>
  );
}

/** Upper bound of a digit's width, in em. */
const DIGIT_EM = 0.64;

/** A statistic's amount on one line, shrunk to fit its block. */
export function LargeAmount({ text }: Pick<AmountProps, 'text'>) {
  const fitting = `${String(100 / (text.length * DIGIT_EM))}cqi`;
  return (
    <span style={{ display: 'block', containerType: 'inline-size' }}>
      <span className="console-amount" style={{ display: 'block', fontSize: `clamp(10px, ${fitting}, 1em)` }}>
        {text}
      </span>
    </span>
  );
}

/** Minimum block width for these amounts as a CSS length. `fontSize` in pixels. */
export function amountWidth(texts: readonly string[], fontSize: number | string): string {
  const digits = Math.max(0, ...texts.map(({ length }) => length));
  return `calc(${String(digits * DIGIT_EM)} * ${String(fontSize)}px)`;
}
