import { PlainLink } from '../../navigation/plain-link';

interface TwoLinesProps {
  main: string;
  detail: string;
  /** Where the name leads. */
  to?: string;
  /** Draws the detail as an identifier. */
  code?: boolean;
  /** Pixels beyond which the text is cut, 240 unless told; whole in the tooltip. */
  maxWidth?: number;
}

/** A name with what tells it from its namesakes, for a cell of a list. Plain elements: it stands in every row. */
export function TwoLines({ main, detail, to, code = false, maxWidth }: TwoLinesProps) {
  const Detail = code ? 'code' : 'span';
  return (
    <span
      className="console-two-lines"
      title={`${main}\n${detail}`}
      {...(maxWidth !== undefined && { style: { maxWidth } })}
    >
      <bdi>{to === undefined ? main : <PlainLink to={to}>{main}</PlainLink>}</bdi>
      <Detail>{detail}</Detail>
    </span>
  );
}
