import { mock, respondWithError } from '@console/http/testing';
import { acceptInvitation, signUpByInvitation } from '../contract';
import { linkFound } from './mail-link-handlers';

/** A link into an app that works, for an address with an account unless told. */
export const invitationFound = (changed: Parameters<typeof linkFound>[0] = {}) =>
  linkFound({ appName: 'Sông Hồng TV', ...changed });

export const invitationAccepted = (appId = 'song-hong-tv') =>
  mock(acceptInvitation, () => ({ appId, name: 'Sông Hồng TV', group: { name: 'Editors' } }));
export const invitationRefused = () =>
  mock(acceptInvitation, () =>
    respondWithError(400, {
      fieldErrors: { token: ['This invitation is not for you.'] },
      errors: ['not for you'],
    }),
  );

type NewAccount = Parameters<Parameters<typeof mock<typeof signUpByInvitation>>[1]>[0];

/** Makes an account, and tells of what. */
export const accountMade = (onMade: (made: Pick<NewAccount, 'query' | 'body'>) => void) =>
  mock(signUpByInvitation, ({ query, body }) => {
    onMade({ query, body });
    return {};
  });
/** The address has come by an account meanwhile. */
export const accountExists = () =>
  mock(signUpByInvitation, () => respondWithError(409, { errors: ['this address has an account'] }));
