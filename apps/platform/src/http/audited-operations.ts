import type * as accounts from '@console/accounts/contract';
import type * as auth from '@console/auth/contract';
import type * as billing from '@console/billing/contract';
import type { Operation } from '@console/http/contract';
import type * as operations from '@console/operations/contract';
import type { AuditAction } from '@console/operations/contract';
import type * as shellLayout from '@console/shell-layout/contract';
import type * as tenantApps from '@console/tenant-apps/contract';

type ValuesOf<Contract> = Contract[keyof Contract];
type Declared =
  | ValuesOf<typeof accounts>
  | ValuesOf<typeof auth>
  | ValuesOf<typeof billing>
  | ValuesOf<typeof operations>
  | ValuesOf<typeof shellLayout>
  | ValuesOf<typeof tenantApps>;
/** The name of each declared operation that is more than a question. */
type ChangeName = Extract<
  Declared,
  { name: string; path: string; method: 'POST' | 'PATCH' | 'DELETE' }
>['name'];

interface NotRecorded {
  /** Why a call of it leaves no entry. */
  notRecorded: string;
}

const ASKED_BY_ANYBODY =
  'Whoever asks has not shown who they are, and must not learn by a write whether the address has an account.';

/**
 * As what the audit log knows each operation that changes something: its attempts are recorded by this name, and what is
 * done as well, unless the handler knows better (an update that archives). One that is declared and not named here does
 * not compile.
 */
const AUDITED: Readonly<Record<ChangeName, AuditAction | NotRecorded>> = {
  login: 'user.sign-in',
  exchangeSocialLogin: 'user.sign-in',
  verifyTwoFactor: 'user.sign-in',
  recoverTwoFactor: 'user.sign-in',
  logout: 'user.sign-out',
  signUp: { notRecorded: `${ASKED_BY_ANYBODY} The account is recorded when it is made, after the answer.` },
  resendConfirmation: { notRecorded: ASKED_BY_ANYBODY },
  forgotPassword: { notRecorded: `${ASKED_BY_ANYBODY} The new password is recorded when it is chosen.` },
  signUpByInvitation: 'user.sign-up-by-invitation',
  confirmEmailChange: 'user.change-email',
  requestEmailChange: 'user.request-email-change',
  changePassword: 'user.change-password',
  resetPassword: 'user.reset-password',
  updateProfile: 'user.update',
  endSession: 'session.end',
  endOtherSessions: 'session.end-all',
  setUpTwoFactor: { notRecorded: 'A proposal that protects nothing yet; enabling it is recorded.' },
  enableTwoFactor: 'two-factor.enable',
  disableTwoFactor: 'two-factor.disable',
  renewRecoveryCodes: 'two-factor.renew-recovery-codes',
  acceptInvitation: 'member.accept',

  createUser: 'user.create',
  inviteByEmail: 'user.invite',
  updateUserProfile: 'user.update',
  resetUserPassword: 'user.reset-password',
  resetTwoFactor: 'two-factor.reset',
  endUserSession: 'session.end',
  endUserSessions: 'session.end-all',

  createTenantApp: 'tenant-app.create',
  updateTenantApp: 'tenant-app.update',
  deleteTenantApp: 'tenant-app.delete',
  resetTenantAppApiKey: 'api-key.reset',
  createApp: 'tenant-app.create',
  updateApp: 'tenant-app.update',
  resetApiKey: 'api-key.reset',
  startFreeTrial: 'tenant-app.update',
  upgradeToFreeApp: 'tenant-app.update',
  createGroup: 'group.create',
  updateGroup: 'group.update',
  deleteGroup: 'group.delete',
  addMember: 'member.invite',
  updateMember: 'member.update',
  removeMember: 'member.remove',
  resendInvitation: 'member.reinvite',

  updateAppBillingInfo: 'billing-info.update',
  beginPaymentMethod: { notRecorded: 'It leads to the provider’s page; what is taken there is recorded.' },
  completePaymentMethod: 'payment-method.add',
  makePaymentMethodPrimary: 'payment-method.make-primary',
  removePaymentMethod: 'payment-method.remove',

  createServer: 'server.create',
  updateServerLicense: 'server.license',
  updateServerNote: 'server.note',
  reportServerLoad: { notRecorded: 'A report of a machine, every few seconds: no act of a person.' },
  acknowledgeAlert: 'alert.acknowledge',
  unacknowledgeAlert: 'alert.unacknowledge',
};

const byName: ReadonlyMap<string, AuditAction | NotRecorded> = new Map(Object.entries(AUDITED));

/** The name by which the audit log knows an operation; `undefined` for one that leaves no entry. */
export function auditActionOf({ name }: Pick<Operation, 'name'>): AuditAction | undefined {
  const audited = byName.get(name);
  return typeof audited === 'string' ? audited : undefined;
}
