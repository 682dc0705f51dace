import type { Requirement } from '@console/ui';
import { VIDEOS_ACCESS } from './contract';

export const CHANGE_VIDEOS: Requirement = { access: VIDEOS_ACCESS, change: true };
