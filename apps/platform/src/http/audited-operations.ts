import type { Operation } from '@console/http/contract';
import type { AuditAction } from '@console/operations/contract';

interface NotRecorded {
  notRecorded: string;
}

const UNAUTHENTICATED =
  'The caller is not authenticated, and a write could reveal whether the address has an account.';

const PREFERENCE = 'A preference of the caller; it changes no data of an app.';

/**
 * The audit action of each mutation, or why it is not recorded. Handlers can record a more specific action. `route`
 * rejects mutations that are missing here.
 */
const AUDITED = {
  login: 'user.sign-in',
  exchangeSocialLogin: 'user.sign-in',
  verifyTwoFactor: 'user.sign-in',
  recoverTwoFactor: 'user.sign-in',
  logout: 'user.sign-out',
  signUp: { notRecorded: `${UNAUTHENTICATED} The new account is recorded.` },
  resendConfirmation: { notRecorded: UNAUTHENTICATED },
  forgotPassword: { notRecorded: `${UNAUTHENTICATED} The new password is recorded.` },
  signUpByInvitation: 'user.sign-up-by-invitation',
  confirmEmailChange: 'user.change-email',
  requestEmailChange: 'user.request-email-change',
  changePassword: 'user.change-password',
  resetPassword: 'user.reset-password',
  updateProfile: 'user.update',
  endSession: 'session.end',
  endOtherSessions: 'session.end-all',
  beginPasskey: { notRecorded: 'Only a proposal; adding the passkey is recorded.' },
  addPasskey: 'passkey.add',
  renamePasskey: 'passkey.rename',
  removePasskey: 'passkey.remove',
  beginPasskeySignIn: { notRecorded: 'The caller is not authenticated; the sign-in is recorded.' },
  signInWithPasskey: 'user.sign-in',
  setUpTwoFactor: { notRecorded: 'Only a proposal; enabling it is recorded.' },
  enableTwoFactor: 'two-factor.enable',
  disableTwoFactor: 'two-factor.disable',
  renewRecoveryCodes: 'two-factor.renew-recovery-codes',
  acceptInvitation: 'member.accept',

  createUser: 'user.create',
  inviteByEmail: 'user.invite',
  resendUserInvitation: 'user.invite',
  linkUserInvitation: 'user.invitation-link',
  revokeUserInvitation: 'user.revoke-invitation',
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
  createApiKey: 'api-key.create',
  resetNamedApiKey: 'api-key.reset',
  revokeApiKey: 'api-key.revoke',
  createGroup: 'group.create',
  updateGroup: 'group.update',
  deleteGroup: 'group.delete',
  addMember: 'member.invite',
  updateMember: 'member.update',
  removeMember: 'member.remove',
  resendInvitation: 'member.reinvite',

  changePlan: 'quota-plan.change',
  overrideQuota: 'quota.override',
  removeQuotaOverride: 'quota.restore',
  requestQuota: 'quota.request',
  approveQuotaRequest: 'quota.approve',
  declineQuotaRequest: 'quota.decline',
  payInvoice: 'invoice.pay',
  voidInvoice: 'invoice.void',
  creditInvoice: 'invoice.credit',
  emailInvoice: 'invoice.email',
  updateAppBillingInfo: 'billing-info.update',
  beginPaymentMethod: { notRecorded: 'Redirects to the provider; the added card is recorded.' },
  completePaymentMethod: 'payment-method.add',
  makePaymentMethodPrimary: 'payment-method.make-primary',
  removePaymentMethod: 'payment-method.remove',

  createServer: 'server.create',
  updateServerLicense: 'server.license',
  updateServerNote: 'server.note',
  reportServerLoad: { notRecorded: 'Sent by machines every few seconds.' },
  createStream: 'stream.create',
  updateStream: 'stream.update',
  startStream: 'stream.start',
  stopStream: 'stream.stop',
  deleteStream: 'stream.delete',
  rotateStreamKey: 'stream.rotate-key',
  createTranscodePreset: 'transcode-preset.create',
  updateTranscodePreset: 'transcode-preset.update',
  deleteTranscodePreset: 'transcode-preset.delete',
  createTranscodeProfile: 'transcode-profile.create',
  updateTranscodeProfile: 'transcode-profile.update',
  deleteTranscodeProfile: 'transcode-profile.delete',
  createTranscodeTemplate: 'transcode-template.create',
  updateTranscodeTemplate: 'transcode-template.update',
  deleteTranscodeTemplate: 'transcode-template.delete',
  createTranscodeChannel: 'transcode-channel.create',
  updateTranscodeChannel: 'transcode-channel.update',
  deleteTranscodeChannel: 'transcode-channel.delete',
  reportMediaNode: { notRecorded: 'Sent by media nodes every few seconds.' },
  createSavedView: { notRecorded: PREFERENCE },
  updateSavedView: { notRecorded: PREFERENCE },
  deleteSavedView: { notRecorded: PREFERENCE },
  markNotificationsRead: { notRecorded: PREFERENCE },
  setStatusBanner: 'status-banner.set',
  removeStatusBanner: 'status-banner.remove',
  acknowledgeAlert: 'alert.acknowledge',
  unacknowledgeAlert: 'alert.unacknowledge',
  updateAlert: 'alert.update',
  resolveAlert: 'alert.resolve',
  commentOnAlert: 'alert.comment',
  createAlertRule: 'alert-rule.create',
  updateAlertRule: 'alert-rule.update',
  deleteAlertRule: 'alert-rule.delete',
  createAlertChannel: 'alert-channel.create',
  updateAlertChannel: 'alert-channel.update',
  deleteAlertChannel: 'alert-channel.delete',
  sendTestAlert: 'alert-channel.test',
} as const satisfies Readonly<Record<string, AuditAction | NotRecorded>>;

export type AuditedName = keyof typeof AUDITED;

const byName: ReadonlyMap<string, AuditAction | NotRecorded> = new Map(Object.entries(AUDITED));

export function auditActionOf({ name }: Pick<Operation, 'name'>): AuditAction | undefined {
  const audited = byName.get(name);
  return typeof audited === 'string' ? audited : undefined;
}

export const auditedNames: readonly string[] = Object.keys(AUDITED);
