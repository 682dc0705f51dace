import { lazyPrefetch, type ConsoleRoute } from '@console/shell-layout';
import { vastLocale } from './locales/vast-locale';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Campaigns of an app, in the admin app of every app, with their pages, the ad tag and the validator. */
export function vastControlRoutes(path: string) {
  const campaign = `${path}/:campaignId`;
  return {
    namespace: vastLocale.namespace,
    screen: () => import('./campaign-list/campaign-list-page').then((module) => module.CampaignListPage),
    prefetch: lazyPrefetch(
      async () => (await import('./campaign-list/campaign-list-query')).prefetchCampaigns,
    ),
    children: [
      {
        path: `${path}/create`,
        meta: { key: 'vast:routes.create', ...hidden },
        screen: () =>
          import('./campaign-form/create-campaign-dialog').then((module) => module.CreateCampaignDialog),
      },
      {
        path: `${path}/tag`,
        meta: { key: 'vast:routes.tag', ...hidden },
        screen: () => import('./ad-tag/ad-tag-dialog').then((module) => module.AdTagDialog),
      },
      {
        path: `${path}/validator`,
        meta: { key: 'vast:routes.validator', ...hidden },
        screen: () => import('./validator/validator-page').then((module) => module.ValidatorPage),
      },
      {
        path: campaign,
        meta: { key: 'vast:routes.campaign', ...hidden },
        screen: () => import('./campaign/campaign-page').then((module) => module.CampaignPage),
        children: [
          {
            path: `${campaign}/edit`,
            meta: { key: 'vast:routes.edit', ...hidden },
            screen: () =>
              import('./campaign-form/edit-campaign-dialog').then((module) => module.EditCampaignDialog),
          },
          {
            path: `${campaign}/creatives/add`,
            meta: { key: 'vast:routes.addCreative', ...hidden },
            screen: () =>
              import('./creative-form/creative-dialogs').then((module) => module.AddCreativeDialog),
          },
          {
            path: `${campaign}/creatives/:creativeId/edit`,
            meta: { key: 'vast:routes.editCreative', ...hidden },
            screen: () =>
              import('./creative-form/creative-dialogs').then((module) => module.EditCreativeDialog),
          },
        ],
      },
    ],
  } satisfies Omit<ConsoleRoute, 'path' | 'meta'>;
}
