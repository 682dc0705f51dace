import type { StatusTone } from '@console/ui';
import type { EventPhase } from '../contract';

export const PHASE_TONES = {
  live: 'on-air',
  scheduled: 'off',
  ended: 'ended',
  canceled: 'ended',
} as const satisfies Record<EventPhase, StatusTone>;
