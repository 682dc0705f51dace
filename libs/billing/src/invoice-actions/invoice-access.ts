import type { Requirement } from '@console/ui';
import { PLAN_ACCESS } from '../contract';

export const CHANGE_INVOICES: Requirement = { access: PLAN_ACCESS, change: true };
