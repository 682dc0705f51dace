import { theme } from 'antd';
import { useState, type ComponentProps } from 'react';

/** A header for antd's Table, which takes the ring from the one that has the focus. */
export function HeaderCell({ style, onFocus, onBlur, ...cell }: ComponentProps<'th'>) {
  const { token } = theme.useToken();
  const [ring, setRing] = useState(false);
  const outline = `${String(token.lineWidthFocus)}px solid ${token.colorPrimaryBorder}`;

  return (
    <th
      {...cell}
      onFocus={(event) => {
        setRing(event.target.matches(':focus-visible') && event.target === event.currentTarget);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setRing(false);
        onBlur?.(event);
      }}
      // Within the cell: the table cuts off what is around it.
      style={{ ...style, ...(ring && { outline, outlineOffset: -token.lineWidthFocus }) }}
    />
  );
}
