import { theme } from 'antd';
import { useId, type ReactNode, type Ref } from 'react';

interface SectionProps {
  title: string;
  /** Makes the heading focusable. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

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
