import { useTranslation } from 'react-i18next';
import type { LINK_TYPES } from '../contract';
import { readLinkToken } from '../email-link/flow-end';

type InvitationType = Extract<(typeof LINK_TYPES)[number], 'invite' | 'member'>;

export interface InvitationLink {
  token: string;
  type: InvitationType;
}

export function readInvitation(query: URLSearchParams): InvitationLink | undefined {
  const token = readLinkToken(query);
  return token === undefined
    ? undefined
    : { token, type: query.get('type') === 'invite' ? 'invite' : 'member' };
}

export function useInvitationTitle(appName: string | null): string {
  const { t } = useTranslation('auth');
  return appName === null ? t('invitation.toPlatform') : t('invitation.toApp', { app: appName });
}
