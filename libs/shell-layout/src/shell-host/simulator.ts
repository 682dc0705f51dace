export { simulatorLocale } from './simulator/locales/simulator-locale';
export { sampleGuest } from './simulator/sample-guest';
export type { SampleGuestTexts } from './simulator/sample-guest';
export { sampleTexts } from './simulator/sample-texts';
export { SimulatorRoot } from './simulator/simulator-root';
