export { createHastyClock } from './testing/hasty-clock';
export type { HastyClock } from './testing/hasty-clock';
export { mock, mockRaw, mockSlow, mockUnreachable, refuse } from './testing/mock';
export { HOSTILE_IDS } from './testing/hostile-ids';
