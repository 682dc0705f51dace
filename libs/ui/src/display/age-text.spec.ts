// @see spec 9
import { createI18n, LANGUAGES } from '@console/i18n';
import { expect, it } from 'vitest';
import { uiLocale } from '../locales/ui-locale';
import { ageText } from './age-text';

const NOW = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T11:59:31Z', ['now', 'bây giờ']],
  ['2026-03-10T11:58:30Z', ['1 minute ago', '1 phút trước']],
  ['2026-03-12T12:00:00Z', ['in 2 days', 'sau 2 ngày nữa']],
  ['2025-12-01T12:00:00Z', ['3 months ago', '3 tháng trước']],
  ['yesterday', ['N/A', 'N/A']],
])('%s was, in each language', async (value, texts) => {
  const inLanguages = LANGUAGES.map(async (language) => {
    const i18n = createI18n({ language, locales: [uiLocale] });
    await i18n.loadNamespaces('ui');
    return ageText(value, NOW, i18n.getFixedT(language, 'ui'));
  });
  expect(await Promise.all(inLanguages)).toEqual(texts);
});
