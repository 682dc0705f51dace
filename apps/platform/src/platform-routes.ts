import { adminUserRoutes } from './users/admin-user-routes';
import { userInvitationRoutes } from './users/user-invitation-routes';
import { userSessionRoutes } from './users/user-session-routes';
import { accountRoutes } from './accounts/account-routes';
import { emailChangeRoutes } from './accounts/email-change-routes';
import { passkeyRoutes } from './passkeys/passkey-routes';
import { passwordRoutes } from './accounts/password-routes';
import { signUpRoutes } from './accounts/sign-up-routes';
import { alertAssigneeRoutes } from './alerts/alert-assignee-routes';
import { alertChannelRoutes } from './alerts/alert-channel-routes';
import { alertRoutes } from './alerts/alert-routes';
import { alertRuleRoutes } from './alerts/alert-rule-routes';
import { apiKeyRoutes } from './api-keys/api-key-routes';
import { apiGroupRoutes } from './tenant-apps/api-group-routes';
import { appRoutes } from './tenant-apps/app-routes';
import { myAppRoutes } from './tenant-apps/my-app-routes';
import { auditRoutes } from './audit/audit-routes';
import { billingRoutes } from './billing/billing-routes';
import { paymentMethodRoutes } from './payment-methods/payment-method-routes';
import { mediaNodeRoutes } from './live/media-node-routes';
import { eventRoutes } from './live/event-routes';
import { deliveryRoutes } from './live/hub/delivery-routes';
import { distributorRoutes } from './live/hub/distributor-routes';
import { lrmRoutes } from './live/lrm-routes';
import { playoutRoutes } from './live/playout-routes';
import { sharedStreamRoutes } from './live/shared-stream-routes';
import { streamHistoryRoutes } from './live/stream-history-routes';
import { streamRoutes } from './live/stream-routes';
import { transcodeChannelRoutes } from './live/transcode/channel-routes';
import { presetRoutes } from './live/transcode/preset-routes';
import { profileRoutes } from './live/transcode/profile-routes';
import { templateRoutes } from './live/transcode/template-routes';
import { vastCampaignRoutes } from './vast-control/campaign-routes';
import { vastCreativeRoutes } from './vast-control/creative-routes';
import { vastStatisticsRoutes } from './vast-control/statistics-routes';
import { vastTagRoutes } from './vast-control/tag-routes';
import { vastValidatorRoutes } from './vast-control/validator-routes';
import { notificationRoutes } from './notifications/notification-routes';
import { overviewRoutes } from './overview/overview-routes';
import { savedViewRoutes } from './saved-views/saved-view-routes';
import { searchRoutes } from './search/search-routes';
import { setupRoutes } from './setup/setup-routes';
import { statusBannerRoutes } from './status-banner/status-banner-routes';
import { groupRoutes } from './groups/group-routes';
import type { Route } from './http/route';
import { quotaRoutes } from './quota/quota-routes';
import { memberRoutes } from './members/member-routes';
import { documentRoutes } from './openapi/openapi-document';
import { serverRoutes } from './servers/server-routes';
import { socialLoginRoutes } from './social-login/social-login-routes';
import { adInsertionRoutes } from './ssai/ad-insertion-routes';
import { ssaiEndpointRoutes } from './ssai/ssai-endpoint-routes';
import { ssaiStatisticsRoutes } from './ssai/ssai-statistics-routes';
import { vodRoutes } from './vod/vod-routes';
import { tenantAppRoutes } from './tenant-apps/tenant-app-routes';
import { twoFactorRoutes } from './two-factor/two-factor-routes';

/** All operations with their handlers. */
export const platformRoutes: readonly Route[] = [
  ...accountRoutes,
  ...passkeyRoutes,
  ...passwordRoutes,
  ...emailChangeRoutes,
  ...signUpRoutes,
  ...socialLoginRoutes,
  ...adminUserRoutes,
  ...userInvitationRoutes,
  ...userSessionRoutes,
  ...twoFactorRoutes,
  ...appRoutes,
  ...myAppRoutes,
  ...apiGroupRoutes(() => platformRoutes.map(({ operation }) => operation)),
  ...tenantAppRoutes,
  ...apiKeyRoutes,
  ...groupRoutes,
  ...memberRoutes,
  ...billingRoutes,
  ...paymentMethodRoutes,
  ...quotaRoutes,
  ...serverRoutes,
  ...streamRoutes,
  ...sharedStreamRoutes,
  ...streamHistoryRoutes,
  ...lrmRoutes,
  ...eventRoutes,
  ...playoutRoutes,
  ...presetRoutes,
  ...profileRoutes,
  ...templateRoutes,
  ...transcodeChannelRoutes,
  ...distributorRoutes,
  ...deliveryRoutes,
  ...vodRoutes,
  ...mediaNodeRoutes,
  ...ssaiEndpointRoutes,
  ...ssaiStatisticsRoutes,
  ...adInsertionRoutes,
  ...vastCampaignRoutes,
  ...vastCreativeRoutes,
  ...vastStatisticsRoutes,
  ...vastTagRoutes,
  ...vastValidatorRoutes,
  ...overviewRoutes,
  ...alertRoutes,
  ...alertRuleRoutes,
  ...alertAssigneeRoutes,
  ...alertChannelRoutes,
  ...searchRoutes,
  ...setupRoutes,
  ...statusBannerRoutes,
  ...savedViewRoutes,
  ...notificationRoutes,
  ...auditRoutes,
  ...documentRoutes(() => platformRoutes.map(({ operation }) => operation)),
];
