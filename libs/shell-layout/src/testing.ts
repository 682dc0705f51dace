export type { GuardFacts } from './guards/guard';
export { menuTree } from './menu/menu-tree';
export type { MenuEntry } from './menu/menu-tree';
export { FeatureScreen } from './testing/feature-screen';
export type { FeatureScreenProps } from './testing/feature-screen';
export { currentUserOf, operator } from './testing/operator';
export { renderFeatureScreen } from './testing/render-feature-screen';
export { recaptchaBlocked, recaptchaServed, WITH_CAPTCHA } from './testing/recaptcha';
export { routesAt, visit } from './testing/visit';
