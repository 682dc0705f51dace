export { createInstantClock, type InstantClock } from './testing/instant-clock';
export { mock, mockRaw, mockRows, mockSlow, mockUnreachable, respondWithError } from './testing/mock';
export { HOSTILE_IDS } from './testing/hostile-ids';
