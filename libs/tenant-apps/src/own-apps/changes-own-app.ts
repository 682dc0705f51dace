import type { Requirement } from '@console/shell-layout';

/** What it takes of an app's own people to change it. @see spec 7.2 */
export const CHANGES_OWN_APP: Requirement = { access: { management: 'own-app' }, change: true };
