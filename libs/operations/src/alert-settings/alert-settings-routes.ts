import type { ConsoleRoute } from '@console/shell-layout';

const hidden = { requiresAuth: true, hideInMenu: true };

/** Rules and channels below the alerts of an app. */
export function alertSettingsRoutes(path: string): ConsoleRoute[] {
  const rules = `${path}/rules`;
  const channels = `${path}/channels`;
  return [
    {
      path: rules,
      meta: { key: 'operations:routes.alertRules', ...hidden },
      screen: () => import('./rule-list-page').then((module) => module.RuleListPage),
      children: [
        {
          path: `${rules}/create`,
          meta: { key: 'operations:routes.createAlertRule', ...hidden },
          screen: () => import('./rule-dialogs').then((module) => module.CreateRuleDialog),
        },
        {
          path: `${rules}/:ruleId/edit`,
          meta: { key: 'operations:routes.editAlertRule', ...hidden },
          screen: () => import('./rule-dialogs').then((module) => module.EditRuleDialog),
        },
      ],
    },
    {
      path: channels,
      meta: { key: 'operations:routes.alertChannels', ...hidden },
      screen: () => import('./channel-list-page').then((module) => module.ChannelListPage),
      children: [
        {
          path: `${channels}/create`,
          meta: { key: 'operations:routes.createAlertChannel', ...hidden },
          screen: () => import('./channel-dialogs').then((module) => module.CreateChannelDialog),
        },
        {
          path: `${channels}/:channelId/edit`,
          meta: { key: 'operations:routes.editAlertChannel', ...hidden },
          screen: () => import('./channel-dialogs').then((module) => module.EditChannelDialog),
        },
        {
          path: `${channels}/:channelId/deliveries`,
          meta: { key: 'operations:routes.alertDeliveries', ...hidden },
          screen: () => import('./delivery-list-page').then((module) => module.DeliveryListPage),
        },
      ],
    },
  ];
}
