export { createInstantClock, type InstantClock } from './testing/instant-clock';
export { listResponse, mockItems } from './testing/mock-items';
export { mock, mockRaw, mockRows, mockSlow, mockUnreachable, respondWithError } from './testing/mock';
export { recaptchaBlocked, recaptchaServed, WITH_CAPTCHA } from './testing/recaptcha';
export { SAFARI_ON_IOS, sessionItemOf } from './testing/session-item-of';
export { HOSTILE_IDS } from './testing/hostile-ids';
