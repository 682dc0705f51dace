import { theme } from 'antd';
import { Link } from 'react-router';

interface TwoLinesProps {
  main: string;
  detail: string;
  /** Where the name leads. */
  to?: string;
  /** Draws the detail as an identifier. */
  code?: boolean;
  /** Pixels beyond which the text is cut; whole in the tooltip. */
  maxWidth?: number;
}

/** A name with what tells it from its namesakes, for a cell of a list. Plain elements: it stands in every row. */
export function TwoLines({ main, detail, to, code = false, maxWidth = 240 }: TwoLinesProps) {
  const { token } = theme.useToken();
  const Detail = code ? 'code' : 'span';
  const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
  return (
    <span
      style={{ display: 'inline-grid', minWidth: 0, maxWidth, verticalAlign: 'middle' }}
      title={`${main}\n${detail}`}
    >
      <bdi style={{ ...line, fontWeight: token.fontWeightStrong }}>
        {to === undefined ? main : <Link to={to}>{main}</Link>}
      </bdi>
      <Detail
        style={{
          ...line,
          color: token.colorTextDescription,
          fontFamily: code ? token.fontFamilyCode : undefined,
          fontSize: token.fontSizeSM,
        }}
      >
        {detail}
      </Detail>
    </span>
  );
}
