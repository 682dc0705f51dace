import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en';
import { vi } from './vi';

void createInstance()
  .use(initReactI18next)
  .init({
    lng: navigator.language.startsWith('vi') ? 'vi' : 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en }, vi: { translation: vi } },
    interpolation: { escapeValue: false },
  });
