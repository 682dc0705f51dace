import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainLink } from '../links/plain-link';
import { OverviewStyles } from './overview-styles';

/** The figures at the top of an overview page. */
export function Figures({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="console-figures">
      <OverviewStyles />
      {children}
    </section>
  );
}

interface FigureProps {
  label: string;
  /** Undefined while it loads. */
  value: string | undefined;
  /** After the value, smaller: a unit or "of 96". */
  unit?: string | undefined;
  /** The exact value, shown on hover. */
  exact?: string | undefined;
  note?: ReactNode;
  /** The list behind it. */
  to?: string | undefined;
}

/** A figure that leads to the list behind it. */
export function Figure({ label, value, unit, exact, note, to }: FigureProps) {
  const { t } = useTranslation('ui');
  const content = (
    <>
      <span>{label}</span>
      <strong title={exact}>
        {value}
        {unit !== undefined && value !== undefined && <small>{unit}</small>}
      </strong>
      <span>{note}</span>
    </>
  );
  if (value === undefined) {
    return (
      <div role="status" aria-label={`${label}: ${t('detail.loading')}`} className="console-figure loading">
        {content}
      </div>
    );
  }
  return to === undefined ? (
    <div className="console-figure">{content}</div>
  ) : (
    <PlainLink to={to} className="console-figure">
      {content}
    </PlainLink>
  );
}
