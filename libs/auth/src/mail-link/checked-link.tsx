import type { ResponseOf, ArgsOf } from '@console/http/contract';
import { FailedState, PageHeader } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerifyLinkQuery } from '../api/mail-link-api';
import type { verifyToken } from '../contract';

export type MailLink = ArgsOf<typeof verifyToken>;

/** Whom a link that works is for. */
export interface LinkHolder {
  /** As `maskEmail` writes it. */
  email: string;
  hasAccount: boolean;
  appName: string | null;
}

interface CheckedLinkProps {
  link: MailLink;
  /** What the page is called before anything is known of the link. */
  title: string;
  /** Stands in for a link that is unknown, used, expired or taken back: nobody learns which. */
  ended: ReactNode;
  /** What the link is for. `checkAgain` is called where the platform has not taken it after all. */
  children: (holder: LinkHolder, checkAgain: () => void) => ReactNode;
}

/**
 * What the page behind a mail's link shows, by what the platform says of the link. Asking does not use it up, so that a
 * mail scanner that opens the page, scripts included, leaves it good for its reader.
 */
export function CheckedLink({ link, title, ended, children }: CheckedLinkProps) {
  const { t } = useTranslation('auth');
  const { currentData: found, error, refetch } = useVerifyLinkQuery(link, { refetchOnReconnect: false });
  const checkAgain = () => void refetch();

  if (found) return found.valid ? children(holderOf(found), checkAgain) : ended;
  return (
    <>
      <PageHeader title={title} />
      {error && 'kind' in error ? (
        <FailedState title={t('mailLink.failed')} error={error} onRetry={checkAgain} />
      ) : (
        <CheckingLink />
      )}
    </>
  );
}

/** Stands where a link is looked at. */
export function CheckingLink() {
  const { t } = useTranslation('auth');
  return (
    <div role="status" aria-label={t('mailLink.checking')}>
      <Skeleton active title={false} />
    </div>
  );
}

function holderOf({ email, hasAccount, appName }: ResponseOf<typeof verifyToken>): LinkHolder {
  return { email: email ?? '', hasAccount, appName };
}
