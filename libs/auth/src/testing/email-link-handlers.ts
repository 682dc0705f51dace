import type { ResponseOf } from '@console/http/contract';
import { mock } from '@console/http/testing';
import { acceptInvitation, signUpByInvitation, verifyToken } from '../contract';

type Verified = ResponseOf<typeof verifyToken>;

const GOOD: Verified = { valid: true, email: 'o•••@signalbox.example', hasAccount: true, appName: null };

export const linkFound = (changed: Partial<Verified> = {}) =>
  mock(verifyToken, () => ({ ...GOOD, ...changed }));
export const linkEnded = () =>
  mock(verifyToken, () => ({ valid: false, email: null, hasAccount: false, appName: null }));

/** A link that works until `end` is called, as if used in another tab. */
export function linkOfOneUse(changed: Partial<Verified> = {}) {
  let works = true;
  return {
    handler: mock(verifyToken, () =>
      works ? { ...GOOD, ...changed } : { valid: false, email: null, hasAccount: false, appName: null },
    ),
    renew: () => {
      works = true;
    },
    end: () => {
      works = false;
    },
  };
}

export const invitationFound = (changed: Parameters<typeof linkFound>[0] = {}) =>
  linkFound({ appName: 'Sông Hồng TV', ...changed });

export const invitationAccepted = (appId = 'song-hong-tv') =>
  mock(acceptInvitation, () => ({ appId, name: 'Sông Hồng TV', group: { name: 'Editors' } }));
type NewAccount = Parameters<Parameters<typeof mock<typeof signUpByInvitation>>[1]>[0];

export const accountCreated = (onCreated: (made: Pick<NewAccount, 'query' | 'body'>) => void) =>
  mock(signUpByInvitation, ({ query, body }) => {
    onCreated({ query, body });
    return {};
  });
