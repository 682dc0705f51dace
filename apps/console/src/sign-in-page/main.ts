import { applyConsoleStyles } from './console-styles';
import { hydrateSignIn } from './hydrate-sign-in';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const { documentElement: page } = document;

if (page.dataset['signIn'] === 'console') {
  element.replaceChildren();
  delete page.dataset['signIn'];
  void Promise.all([import('../start-console'), applyConsoleStyles()]).then(([{ startConsole }]) =>
    startConsole(element),
  );
} else {
  void hydrateSignIn(element);
}
