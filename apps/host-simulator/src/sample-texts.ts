import type { TFunction } from 'i18next';
import type { SampleGuestTexts } from '@console/host-protocol/conformance';

/** The sample guest's texts in the language of the page. */
export function sampleTexts(t: TFunction<'hostSimulator'>): SampleGuestTexts {
  return {
    title: t('sample.title'),
    yes: t('sample.yes'),
    no: t('sample.no'),
    nothing: t('sample.nothing'),
    facts: {
      token: t('sample.facts.token'),
      appId: t('sample.facts.appId'),
      lang: t('sample.facts.lang'),
      layoutMode: t('sample.facts.layoutMode'),
      isProduction: t('sample.facts.isProduction'),
      path: t('sample.facts.path'),
    },
    events: {
      navigate: t('sample.events.navigate'),
      title: t('sample.events.title'),
      reload: t('sample.events.reload'),
      '403 mutation': t('sample.events.403 mutation'),
    },
    callbacks: {
      open: t('sample.callbacks.open'),
      openNoCardWarning: t('sample.callbacks.openNoCardWarning'),
    },
  };
}
