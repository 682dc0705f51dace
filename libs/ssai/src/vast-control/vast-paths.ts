import { ADMIN_APP_ID } from '@console/http';

/** The campaigns of an app; default: of every app. */
export function campaignListPath(appId = ADMIN_APP_ID): string {
  return `/apps/${encodeURIComponent(appId)}/product/vast-control`;
}

export const VALIDATOR_ROUTE = '/apps/:appId/product/vast-control/validator';

export function validatorPath(appId?: string): string {
  return `${campaignListPath(appId)}/validator`;
}

export function createCampaignPath(appId?: string): string {
  return `${campaignListPath(appId)}/create`;
}

export function adTagPath(appId?: string): string {
  return `${campaignListPath(appId)}/tag`;
}

export function campaignPath(appId: string | undefined, id: string): string {
  return `${campaignListPath(appId)}/${encodeURIComponent(id)}`;
}

export function editCampaignPath(appId: string | undefined, id: string): string {
  return `${campaignPath(appId, id)}/edit`;
}

export function addCreativePath(appId: string | undefined, campaignId: string): string {
  return `${campaignPath(appId, campaignId)}/creatives/add`;
}

export function editCreativePath(appId: string | undefined, campaignId: string, id: string): string {
  return `${campaignPath(appId, campaignId)}/creatives/${encodeURIComponent(id)}/edit`;
}
