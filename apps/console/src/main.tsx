import { detectLanguage } from '@console/i18n';
import { createConsole } from './create-console';
import { readConfig } from './read-config';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');

const mount = createConsole({
  config: readConfig(),
  language: detectLanguage({ cookie: document.cookie, browser: navigator.languages }),
  version: __CONSOLE_VERSION__,
});
void mount(element);
