import type { ResponseOf, ArgsOf } from '@console/http/contract';
import { FailedState, PageHeader } from '@console/ui';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVerifyLinkQuery } from '../api/self-service-api';
import type { verifyToken } from '../contract';

type EmailLink = ArgsOf<typeof verifyToken>;

export interface LinkHolder {
  email: string;
  hasAccount: boolean;
  appName: string | null;
}

interface CheckedLinkProps {
  link: EmailLink;
  title: string;
  /** Shown for unknown, used, expired and revoked links alike. */
  ended: ReactNode;
  /** Call `checkAgain` when the platform has rejected the link. */
  children: (holder: LinkHolder, checkAgain: () => void) => ReactNode;
}

/** Checks the link without using it up: mail scanners open pages and run scripts. */
export function CheckedLink({ link, title, ended, children }: CheckedLinkProps) {
  const { t } = useTranslation('auth');
  const { currentData: found, error, refetch } = useVerifyLinkQuery(link, { refetchOnReconnect: false });
  const checkAgain = () => void refetch();

  if (found) return found.valid ? children(holderOf(found), checkAgain) : ended;
  return (
    <>
      <PageHeader title={title} />
      {error && 'kind' in error ? (
        <FailedState title={t('emailLink.failed')} error={error} onRetry={checkAgain} />
      ) : (
        <CheckingLink />
      )}
    </>
  );
}

export function CheckingLink() {
  const { t } = useTranslation('auth');
  return (
    <div role="status" aria-label={t('emailLink.checking')}>
      <Skeleton active title={false} />
    </div>
  );
}

function holderOf({ email, hasAccount, appName }: ResponseOf<typeof verifyToken>): LinkHolder {
  return { email: email ?? '', hasAccount, appName };
}
