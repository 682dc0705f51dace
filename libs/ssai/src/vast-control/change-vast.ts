import type { Requirement } from '@console/ui';
import { VAST_ACCESS } from '../contract';

export const CHANGE_VAST: Requirement = { access: VAST_ACCESS, change: true };
