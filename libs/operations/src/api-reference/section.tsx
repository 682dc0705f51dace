import { theme } from 'antd';
import { useId, type ReactNode, type Ref } from 'react';

interface SectionProps {
  title: string;
  /** For whoever leads here: the heading can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of what is told of an operation. */
export function Section({ title, headingRef, children }: SectionProps) {
  const { token } = theme.useToken();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} style={{ marginTop: token.marginLG }}>
      <h3
        ref={headingRef}
        id={headingId}
        tabIndex={headingRef ? -1 : undefined}
        style={{ margin: `0 0 ${String(token.marginSM)}px`, fontSize: token.fontSizeHeading5 }}
      >
        {title}
      </h3>
      {children}
    </section>
  );
}
