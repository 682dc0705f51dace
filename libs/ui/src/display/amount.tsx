interface AmountProps {
  /** With its currency or unit, as its language writes it. */
  text: string;
}

/** An amount on one line, with digits of one width. Plain element, for cells of lists. */
export function Amount({ text }: AmountProps) {
  return <span className="console-amount">{text}</span>;
}

/** Upper bound of a digit's width, in em. */
const DIGIT_EM = 0.64;

/** The amount of a statistic on a line of its own: in the font size around it, or smaller where its block is narrower. */
export function LargeAmount({ text }: AmountProps) {
  const fitting = `${String(100 / (text.length * DIGIT_EM))}cqi`;
  return (
    <span style={{ display: 'block', containerType: 'inline-size' }}>
      <span className="console-amount" style={{ display: 'block', fontSize: `clamp(10px, ${fitting}, 1em)` }}>
        {text}
      </span>
    </span>
  );
}

/** How wide a block has to be for each of these amounts, as a CSS length. `fontSize` is in pixels. */
export function amountWidth(texts: readonly string[], fontSize: number | string): string {
  const digits = Math.max(0, ...texts.map(({ length }) => length));
  return `calc(${String(digits * DIGIT_EM)} * ${String(fontSize)}px)`;
}
