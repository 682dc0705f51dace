import { operation } from '@console/http/contract';
import { z } from 'zod';

/** What a new installation and a new app need, in the order in which it is offered. */
export const SETUP_STEPS = [
  'second-factor',
  'colleague',
  'email',
  'app',
  'payment',
  'key',
  'member',
  'server',
  'channel',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const SETUP_DAYS = 30;

/** Of the admin app: the steps of the installation. None once the app is 30 days old. */
export const listSetupSteps = operation({
  name: 'listSetupSteps',
  summary: 'What is left to do in a new installation or a new app',
  group: 'apiTenantApp',
  method: 'GET',
  path: '/admin/api/tenant-app/setup-steps',
  access: { 'admin-tenant-app': 'every-app', management: 'own-app' },
  inApp: true,
  response: z.object({ data: z.array(z.object({ key: z.string(), isDone: z.boolean() })) }),
  extension: true,
});
