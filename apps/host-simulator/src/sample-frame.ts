import { createI18n, detectLanguage } from '@console/i18n';
import { sampleGuest, sampleTexts, simulatorLocale } from '@console/shell-layout/shell-host/simulator';
import { hostAround } from './host-around';

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
