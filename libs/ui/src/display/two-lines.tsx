import { clipText } from '@console/i18n';
import { StatusTag, type StatusTagProps } from './status-tag';
import { PlainLink } from '../links/plain-link';

interface TwoLinesProps {
  main: string;
  detail: string;
  to?: string;
  /** A state that needs attention, before the detail. */
  tag?: StatusTagProps;
  /** Renders the detail as code. */
  code?: boolean;
  /** Pixels before the text is cut, more in a wide table; default: 240. The tooltip shows all of it. */
  maxWidth?: number;
}

/** A name with an identifying second line for a list cell. Plain elements: it renders in every row. */
export function TwoLines({ to, tag, code = false, maxWidth, ...texts }: TwoLinesProps) {
  const main = clipText(texts.main);
  const detail = clipText(texts.detail);
  const Detail = code ? 'code' : 'span';
  return (
    <span
      className="console-two-lines"
      title={`${main}\n${detail}`}
      {...(maxWidth !== undefined && {
        style: { maxWidth: `calc(${String(maxWidth)}px + var(--console-spare-width, 0px))` },
      })}
    >
      <bdi>{to === undefined ? main : <PlainLink to={to}>{main}</PlainLink>}</bdi>
      <Detail>
        {tag && (
          <>
            <StatusTag {...tag} />{' '}
          </>
        )}
        {detail}
      </Detail>
    </span>
  );
}
