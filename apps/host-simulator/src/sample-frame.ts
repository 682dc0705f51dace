import { createI18n, detectLanguage } from '@console/i18n';
import { sampleGuest } from '@console/host-protocol/conformance';
import { hostAround } from './host-around';
import { simulatorLocale } from './locales/simulator-locale';
import { sampleTexts } from './sample-texts';

const element = document.querySelector('main');
if (!element) throw new Error('The page has no main element.');

const i18n = createI18n({
  language: detectLanguage({ cookie: document.cookie, browser: navigator.languages }),
  locales: [simulatorLocale],
});
await i18n.loadNamespaces(simulatorLocale.namespace);
const texts = sampleTexts(i18n.getFixedT(null, simulatorLocale.namespace));
try {
  await sampleGuest(texts)(element, await hostAround());
} catch (fault) {
  // As a guest says it: what keeps it from its host is for developers to read.
  element.textContent = fault instanceof Error ? fault.message : String(fault);
}
