import { preloadedComponent } from '@console/ui/lazy';
import { useSyncExternalStore } from 'react';
import type { CaptchaController } from './captcha-controller';

const CaptchaQuestion = preloadedComponent(
  async () => (await import('./captcha-challenge')).CaptchaQuestion,
  ({ question }) => question !== undefined,
);

/** Shows the captcha's challenge if the score is insufficient. @see spec 4.9 */
export function CaptchaDialog({ captcha, darkMode }: { captcha: CaptchaController; darkMode: boolean }) {
  const question = useSyncExternalStore(captcha.subscribe, () => captcha.question);
  return <CaptchaQuestion question={question} darkMode={darkMode} />;
}
