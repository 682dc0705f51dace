import { useId, type ReactNode } from 'react';
import { PlainLink } from '../links/plain-link';
import { OverviewStyles } from './overview-styles';

interface SectionProps {
  title: string;
  /** Next to the title: a count or states. */
  aside?: ReactNode;
  /** The page with all of it. */
  more?: { to: string; label: string } | undefined;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** In a card, as on the dashboard; default: under a hairline. */
  boxed?: boolean;
  /** Pixels that the content takes at least, so that the page does not move when it arrives. */
  minHeight?: number | undefined;
  children: ReactNode;
}

/** A titled part of an overview page. A `RowList` in it takes its full width. */
export function Section({ title, aside, more, actions, boxed = false, minHeight, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={boxed ? 'console-section boxed' : 'console-section'}>
      <OverviewStyles />
      <header>
        <h2 id={titleId}>{title}</h2>
        {aside}
        {more && <PlainLink to={more.to}>{more.label}</PlainLink>}
        {actions !== undefined && <div className="console-section-actions">{actions}</div>}
      </header>
      <div style={{ minHeight }}>{children}</div>
    </section>
  );
}

/** Content of a `Section` other than rows, with the same margins. */
export function SectionBody({ children }: { children: ReactNode }) {
  return <div className="console-section-body">{children}</div>;
}
