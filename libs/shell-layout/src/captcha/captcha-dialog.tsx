import { useSyncExternalStore } from 'react';
import { lazyDialog } from '../deployment/lazy-dialog';
import type { CaptchaDesk } from './captcha-desk';

const CaptchaQuestion = lazyDialog(
  async () => (await import('./captcha-question')).CaptchaQuestion,
  ({ question }) => question !== undefined,
);

interface CaptchaDialogProps {
  captcha: CaptchaDesk;
  darkMode: boolean;
}

/** Puts the captcha's question to the person, where the score alone was not enough. @see docs/behaviour.md 4.9 */
export function CaptchaDialog({ captcha, darkMode }: CaptchaDialogProps) {
  const question = useSyncExternalStore(captcha.subscribe, () => captcha.question);
  return <CaptchaQuestion question={question} darkMode={darkMode} />;
}
