import { hydrateSignIn } from './hydrate-sign-in';

const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root.');
const { documentElement: page } = document;

if (page.dataset['signIn'] === 'console') {
  element.replaceChildren();
  delete page.dataset['signIn'];
  void import('../start-console').then(({ startConsole }) => startConsole(element));
} else {
  void hydrateSignIn(element);
}
