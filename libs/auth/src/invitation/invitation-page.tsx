import { PageHeader } from '@console/ui';
import { useConsole, useGetProfileQuery } from '@console/shell-layout';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { maskEmail } from '../contract';
import { CheckedLink, CheckingLink, type LinkHolder } from '../mail-link/checked-link';
import { IncompleteLink } from '../mail-link/incomplete-link';
import { AcceptInvitation } from './accept-invitation';
import { AccountMade } from './account-made';
import { EndedInvitation } from './ended-invitation';
import { InvitationOfAnother } from './invitation-of-another';
import { readInvitation, type InvitationLink } from './invitation-link';
import { SignInToAccept } from './sign-in-to-accept';
import { SignUpByInvitation } from './sign-up-by-invitation';

/** Where the link of an invitation leads: whoever it is for joins, with the account they have or a new one. */
export function InvitationPage() {
  const link = readInvitation(useSearchParams()[0]);
  return link ? <Invitation key={link.token} link={link} /> : <IncompleteLink />;
}

function Invitation({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('auth');
  // Its own success uses the link up: what follows is not about the link any more.
  const [madeFor, setMadeFor] = useState<string>();

  if (madeFor !== undefined) return <AccountMade email={madeFor} />;
  return (
    <CheckedLink link={link} title={t('invitation.title')} ended={<EndedInvitation />}>
      {(holder, checkAgain) => (
        <WorkingInvitation link={link} holder={holder} onMade={setMadeFor} onRefused={checkAgain} />
      )}
    </CheckedLink>
  );
}

interface WorkingInvitationProps {
  link: InvitationLink;
  holder: LinkHolder;
  /** An account was made for this address. */
  onMade: (email: string) => void;
  /** The platform did not take the link. */
  onRefused: () => void;
}

function WorkingInvitation({ link, holder, onMade, onRefused }: WorkingInvitationProps) {
  const { t } = useTranslation('auth');
  const { session } = useConsole();
  const isSignedIn = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token !== null,
  );
  const { data: profile } = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const { email, hasAccount, appName } = holder;

  if (isSignedIn && !profile) {
    return (
      <>
        <PageHeader title={t('invitation.title')} />
        <CheckingLink />
      </>
    );
  }
  if (isSignedIn && profile) {
    return hasAccount && maskEmail(profile.email) === email ? (
      <AcceptInvitation link={link} appName={appName} profile={profile} onRefused={onRefused} />
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
        onMade(email);
      }}
    />
  );
}
