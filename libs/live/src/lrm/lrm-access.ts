import type { Requirement } from '@console/ui';
import { channelListPath, editChannelPath } from '../channel/channel-paths';
import { LRM_ACCESS } from '../contract';

export const CHANGE_LRM: Requirement = { access: LRM_ACCESS, change: true };

export const LRM_PATHS = {
  list: (appId: string | undefined) => channelListPath('lrm', appId),
  edit: (appId: string | undefined, id: string) => editChannelPath('lrm', appId, id),
};
