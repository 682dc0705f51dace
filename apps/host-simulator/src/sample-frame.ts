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
await sampleGuest(texts)(element, await hostAround());
