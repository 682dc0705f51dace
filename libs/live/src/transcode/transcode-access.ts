import type { Requirement } from '@console/ui';
import { TRANSCODE_ACCESS } from '../contract';

export const CHANGE_TRANSCODE: Requirement = { access: TRANSCODE_ACCESS, change: true };
