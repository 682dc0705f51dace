import { LinkButton, PageHeader, QueryState } from '@console/ui';
import { HOME_PATH, LOGIN_PATH, signOut, useConsole, useGetProfileQuery } from '@console/shell-layout';
import { Button, Flex, theme } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { maskEmail } from '../contract';
import { CheckedLink, CheckingLink, type LinkHolder } from '../email-link/checked-link';
import { FlowEnd, IncompleteLink, BackToSignIn } from '../email-link/flow-end';
import { AcceptInvitation } from './accept-invitation';
import { type InvitationLink, readInvitation, useInvitationTitle } from './invitation-link';
import { SignUpByInvitation } from './sign-up-by-invitation';

export function InvitationPage() {
  const link = readInvitation(useSearchParams()[0]);
  return link ? <Invitation key={link.token} link={link} /> : <IncompleteLink />;
}

function Invitation({ link }: { link: InvitationLink }) {
  const { t } = useTranslation('auth');
  const [createdFor, setCreatedFor] = useState<string>();

  if (createdFor !== undefined) return <AccountCreated email={createdFor} />;
  return (
    <CheckedLink link={link} title={t('invitation.title')} ended={<EndedInvitation />}>
      {(holder, checkAgain) => (
        <WorkingInvitation link={link} holder={holder} onCreated={setCreatedFor} onRejected={checkAgain} />
      )}
    </CheckedLink>
  );
}

interface WorkingInvitationProps {
  link: InvitationLink;
  holder: LinkHolder;
  onCreated: (email: string) => void;
  onRejected: () => void;
}

function WorkingInvitation({ link, holder, onCreated, onRejected }: WorkingInvitationProps) {
  const { t } = useTranslation('auth');
  const { session } = useConsole();
  const isSignedIn = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token !== null,
  );
  const result = useGetProfileQuery(undefined, { skip: !isSignedIn });
  const { data: profile } = result;
  const { email, hasAccount, appName } = holder;

  if (isSignedIn && !profile) {
    return (
      <>
        <PageHeader title={t('invitation.title')} />
        <QueryState result={result} failed={t('userInfo.failed')} loading={<CheckingLink />}>
          {() => null}
        </QueryState>
      </>
    );
  }
  if (isSignedIn && profile) {
    return hasAccount && maskEmail(profile.email) === email ? (
      <AcceptInvitation link={link} appName={appName} profile={profile} onRejected={onRejected} />
    ) : (
      <InvitationForOtherAccount email={email} appName={appName} signedInAs={profile.email} />
    );
  }
  return hasAccount ? (
    <SignInToAccept link={link} email={email} appName={appName} />
  ) : (
    <SignUpByInvitation link={link} email={email} appName={appName} onDone={() => onCreated(email)} />
  );
}

function AccountCreated({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  return (
    <FlowEnd title={t('invitation.made.title')} what={t('invitation.made.what', { email })}>
      <BackToSignIn type="primary">{t('signIn.submit')}</BackToSignIn>
    </FlowEnd>
  );
}

function EndedInvitation() {
  const { t } = useTranslation('auth');
  return (
    <FlowEnd title={t('invitation.invalid.title')} what={t('invitation.invalid.what')}>
      <LinkButton to={HOME_PATH}>{t('invitation.toConsole')}</LinkButton>
    </FlowEnd>
  );
}

interface SignInToAcceptProps {
  link: InvitationLink;
  email: string;
  appName: string | null;
}

/** Sign-in, including the second factor, leads back to the invitation. */
function SignInToAccept({ link, email, appName }: SignInToAcceptProps) {
  const { t } = useTranslation('auth');
  const { pathname, search } = useLocation();
  const isToApp = link.type === 'member';
  const query = new URLSearchParams({ redirect: `${pathname}${search}` }).toString();
  return (
    <>
      <PageHeader title={useInvitationTitle(appName)} />
      <p style={{ overflowWrap: 'anywhere' }}>
        {isToApp ? t('invitation.signIn.toAccept', { email }) : t('invitation.signIn.hasAccount', { email })}
      </p>
      <LinkButton type="primary" to={isToApp ? `${LOGIN_PATH}?${query}` : LOGIN_PATH}>
        {isToApp ? t('invitation.signIn.accept') : t('signIn.submit')}
      </LinkButton>
    </>
  );
}

interface InvitationForOtherAccountProps {
  email: string;
  appName: string | null;
  signedInAs: string;
}

/** Another user is signed in: nothing is accepted for them, and they are not signed out without asking. */
function InvitationForOtherAccount({ email, appName, signedInAs }: InvitationForOtherAccountProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const services = useConsole();
  const [leaving, setLeaving] = useState(false);
  return (
    <>
      <PageHeader title={useInvitationTitle(appName)} />
      <p style={{ overflowWrap: 'anywhere' }}>
        {t('invitation.another.what', { email, current: signedInAs })}
      </p>
      <Flex vertical gap={token.marginXS}>
        <Button
          type="primary"
          loading={leaving}
          onClick={() => {
            setLeaving(true);
            void signOut(services);
          }}
        >
          {t('invitation.another.signOut')}
        </Button>
        <LinkButton to={HOME_PATH}>{t('invitation.another.stay')}</LinkButton>
      </Flex>
    </>
  );
}
