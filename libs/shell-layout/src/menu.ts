export { useMenuParams } from './access/current-app';
export { contentDenial, type Grants, type Permissions, routeDenial } from './access/denial';
export {
  type GatedPage,
  isProPage,
  menuDecision,
  needsCard,
  NO_PAYMENT_METHOD,
  subscriptionDenial,
} from './access/edition';
export { useAccess, useGrants } from './access/use-access';
export { useDenialReason } from './access/use-denial-reason';
export { appDetailEndpoint } from './api/session-api';
export { useDenialExplanation } from './denial-explanation/use-denial-explanation';
export { menuAddress, openPaths } from './menu/menu-address';
export { connectedRoutes, type MenuEntry, type MenuNode, menuNodes, menuTree } from './menu/menu-tree';
export { useMenuChoice } from './menu/use-menu-choice';
export type { Denial } from './routes/denial';
export { useRoutes } from './routes/route-contexts';
export { chainOf } from './routes/route-handle';
export { routeText, routeTitle, useRouteNames } from './routes/route-title';
export { chainTo, fillPath } from './routes/route-tree';
