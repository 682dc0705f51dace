/**
 * Every table. Migrations are generated from them: after a change run `npm run migration -w @console/platform --
 * --name=what_changes`.
 */
export {
  collections,
  collectionVideos,
  mediaJobs,
  recordings,
  videoCaptions,
  videos,
  vodNodes,
} from './schema/vod';
export {
  identities,
  passkeyChallenges,
  passkeys,
  passwordAttempts,
  recoveryCodes,
  rememberedDevices,
  sessions,
  socialGrants,
  socialLogins,
  twoFactors,
  users,
} from './schema/accounts';
export { apiKeys, appApiGroups, apps, deletedApps, groupPermissions, groups, members } from './schema/apps';
export {
  billingInfos,
  creditNotes,
  invoiceLines,
  invoiceMails,
  invoices,
  invoiceTallies,
  paymentMethods,
  payments,
  paymentSetups,
  usages,
} from './schema/billing';
export { facts, idempotentAnswers, rateLimits } from './schema/housekeeping';
export { appPlans, quotaRequests, quotas } from './schema/limits';
export { channels, channelSwitches } from './schema/channels';
export { deliveredBytes, deliveries, distributors } from './schema/hub';
export { mediaNodes, streamIssues, streamLog, streams, streamSessions } from './schema/live';
export { mailRequests, mailTokens, outbox } from './schema/mail';
export {
  serverMetrics10s,
  serverMetrics1h,
  serverMetrics1m,
  streamMetrics10s,
  streamMetrics1h,
  streamMetrics1m,
} from './schema/metrics';
export { savedViews } from './schema/saved-views';
export { adBreaks, adCaptures, adSessionBreaks, ssaiAds, ssaiAdUses, ssaiEndpoints } from './schema/ssai';
export {
  vastCalls,
  vastCampaigns,
  vastCounts,
  vastCreatives,
  vastDeliveries,
  vastRequests,
  vastTags,
} from './schema/vast';
export { statusBanners } from './schema/status-banners';
export {
  transcodeChannels,
  transcodePresets,
  transcodeProfiles,
  transcodeTemplateProfiles,
  transcodeTemplates,
} from './schema/transcode';
export {
  alertChannels,
  alertComments,
  alertConditions,
  alertDeliveries,
  alertRules,
  alerts,
} from './schema/alerts';
export { auditEntries, serverHeartbeats, servers } from './schema/operations';
