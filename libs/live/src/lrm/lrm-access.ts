import type { Requirement } from '@console/ui';
import { resourceListPath, editResourcePath } from '../resource/resource-paths';
import { LRM_ACCESS } from '../contract';

export const CHANGE_LRM: Requirement = { access: LRM_ACCESS, change: true };

export const LRM_PATHS = {
  list: (appId: string | undefined) => resourceListPath('lrm', appId),
  edit: (appId: string | undefined, id: string) => editResourcePath('lrm', appId, id),
};
