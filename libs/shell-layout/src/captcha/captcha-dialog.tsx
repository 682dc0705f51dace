import { useSyncExternalStore } from 'react';
import { latePart } from '../deployment/late-part';
import type { CaptchaDesk } from './captcha-desk';

const CaptchaQuestion = latePart(
  async () => (await import('./captcha-question')).CaptchaQuestion,
  ({ question }) => question !== undefined,
);

interface CaptchaDialogProps {
  captcha: CaptchaDesk;
  darkMode: boolean;
}

/** Puts the captcha's question to the person, where the score alone was not enough. @see spec 4.9 */
export function CaptchaDialog({ captcha, darkMode }: CaptchaDialogProps) {
  const question = useSyncExternalStore(captcha.subscribe, () => captcha.question);
  return <CaptchaQuestion question={question} darkMode={darkMode} />;
}
