export { type AccessDecision, evaluateAccess, type GuardFacts } from './guards/guard';
export { UNKNOWN_APP_ID, currentUserOf, operator } from './testing/operator';
export { FeatureScreen, type FeatureScreenProps } from './testing/feature-screen';
export { sampleFeature, sampleMenu, sampleProducts } from './testing/sample-feature';
export { screenStories, type ScreenPlay, type ScreenStory } from './testing/screen-stories';
