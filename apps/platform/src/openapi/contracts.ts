import * as vod from '@console/vod/contract';
import * as accounts from '@console/accounts/contract';
import * as auth from '@console/auth/contract';
import * as billing from '@console/billing/contract';
import { ErrorResponse, type Operation } from '@console/http/contract';
import * as live from '@console/live/contract';
import * as operations from '@console/operations/contract';
import * as shellLayout from '@console/shell-layout/contract';
import * as ssai from '@console/ssai/contract';
import * as tenantApps from '@console/tenant-apps/contract';
import * as workspace from '@console/workspace/contract';
import { z } from 'zod';

const exported = [
  { ErrorResponse },
  vod,
  live,
  accounts,
  auth,
  billing,
  operations,
  shellLayout,
  ssai,
  tenantApps,
  workspace,
].flatMap((contract) => Object.entries<unknown>(contract));

export const contractOperations: readonly Operation[] = exported
  .map(([, value]) => value)
  .filter((value) => isOperation(value));

export const contractSchemas: ReadonlyMap<string, z.ZodObject> = new Map(
  exported.flatMap(([name, value]) => (value instanceof z.ZodObject ? [[name, value]] : [])),
);

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
