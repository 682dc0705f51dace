import { FailedState, PageHeader, useConsole, useGetProfileQuery } from '@console/shell-layout';
import { Skeleton } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useVerifyInvitationQuery } from '../api/invitation-api';
import { maskEmail } from '../contract';
import { AcceptInvitation } from './accept-invitation';
import { AccountMade } from './account-made';
import { InvitationOfAnother } from './invitation-of-another';
import { readInvitation, type InvitationLink } from './invitation-link';
import { NoInvitation } from './no-invitation';
import { SignInToAccept } from './sign-in-to-accept';
import { SignUpByInvitation } from './sign-up-by-invitation';

/** Where the link of an invitation leads: whoever it is for joins, with the account they have or a new one. */
export function InvitationPage() {
  const link = readInvitation(useSearchParams()[0]);
  return link ? <Invitation key={link.token} link={link} /> : <NoInvitation why="incomplete" />;
}

function Invitation({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('auth');
  const { session } = useConsole();
  const isSignedIn = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token !== null,
  );
  const verified = useVerifyInvitationQuery(link, { refetchOnReconnect: false });
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  // Its own success uses the link up: what follows is not about the link any more.
  const [madeFor, setMadeFor] = useState<string>();

  if (madeFor !== undefined) return <AccountMade email={madeFor} />;
  const { currentData: invitation, error, refetch } = verified;
  if (invitation === undefined && error && 'kind' in error) {
    return (
      <>
        <PageHeader title={t('invitation.title')} />
        <FailedState title={t('invitation.failed')} error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!invitation || (isSignedIn && !profile)) {
    return (
      <>
        <PageHeader title={t('invitation.title')} />
        <div role="status" aria-label={t('invitation.verifying')}>
          <Skeleton active title={false} />
        </div>
      </>
    );
  }
  if (!invitation.valid) return <NoInvitation why="invalid" />;

  const { appName, hasAccount } = invitation;
  const email = invitation.email ?? '';
  if (isSignedIn && profile) {
    return hasAccount && maskEmail(profile.email) === email ? (
      <AcceptInvitation link={link} appName={appName} profile={profile} onRefused={() => void refetch()} />
    ) : (
      <InvitationOfAnother email={email} appName={appName} present={profile.email} />
    );
  }
  return hasAccount ? (
    <SignInToAccept link={link} email={email} appName={appName} />
  ) : (
    <SignUpByInvitation
      link={link}
      email={email}
      appName={appName}
      onDone={() => {
        setMadeFor(email);
      }}
    />
  );
}
