import { ADMIN_APP_ID } from '@console/http';
import { LinkButton, PageHeader, useFailureLines, usePopUps } from '@console/ui';
import { HOME_PATH, useGetUserDetailQuery } from '@console/shell-layout';
import type { CurrentUser } from '@console/shell-layout/contract';
import { Alert, Button, theme } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAcceptInvitationMutation } from '../api/self-service-api';
import { type InvitationLink, useInvitationTitle } from './invitation-link';

interface AcceptInvitationProps {
  link: InvitationLink;
  appName: string | null;
  profile: CurrentUser;
  onRejected: () => void;
}

/** A signed-in invitee accepts with one click and goes on to the app if they have access. */
export function AcceptInvitation({ link, appName, profile, onRejected }: AcceptInvitationProps) {
  const { t } = useTranslation('auth');
  const { token } = theme.useToken();
  const { message } = usePopUps();
  const navigate = useNavigate();
  const failureLines = useFailureLines();
  const [accept, { isLoading }] = useAcceptInvitationMutation();
  const { refetch: readMembership } = useGetUserDetailQuery(
    {},
    {
      skip: !profile.twoFAEnabled,
    },
  );
  const [failure, setFailure] = useState<string[]>([]);
  const [joined, setJoined] = useState<string>();
  const title = useInvitationTitle(appName);

  const join = async () => {
    setFailure([]);
    const { data, error } = await accept({ body: { token: link.token } });
    if (error) {
      setFailure(failureLines(error));
      if ('kind' in error && error.kind === 'http') onRejected();
      return;
    }
    // Permissions are not available before two-factor authentication.
    const membership = profile.twoFAEnabled ? await readMembership() : undefined;
    const { error: outside } = membership ?? {};
    // No access to the console: say so here, as there is nowhere to go.
    if (outside && 'kind' in outside && outside.kind === 'http' && outside.status === 403) {
      setJoined(data.name);
      return;
    }
    const mayOpen = membership?.data?.group.permission.some(
      ({ apiGroupId }) => apiGroupId === 'admin-tenant-app',
    );
    const isTenantApp = data.appId !== ADMIN_APP_ID;
    message.success(t('invitation.accept.done', { app: data.name, group: data.group.name }));
    await navigate(mayOpen && isTenantApp ? `${HOME_PATH}/${encodeURIComponent(data.appId)}` : HOME_PATH);
  };

  if (joined !== undefined) {
    return (
      <>
        <PageHeader title={t('invitation.joined.title', { app: joined })} />
        <p role="status">{t('invitation.joined.what')}</p>
      </>
    );
  }
  if (link.type === 'invite') {
    return (
      <>
        <PageHeader title={title} />
        <p style={{ overflowWrap: 'anywhere' }}>
          {t('invitation.accept.hasAccount', { email: profile.email })}
        </p>
        <LinkButton type="primary" to={HOME_PATH}>
          {t('invitation.toConsole')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} />
      {failure.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          style={{ marginBottom: token.margin }}
          title={failure.join(' ')}
        />
      )}
      <p style={{ overflowWrap: 'anywhere' }}>{t('invitation.accept.what', { email: profile.email })}</p>
      <Button type="primary" block loading={isLoading} onClick={() => void join()}>
        {t('invitation.accept.submit')}
      </Button>
    </>
  );
}
