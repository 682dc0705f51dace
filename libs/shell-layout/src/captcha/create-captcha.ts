import type { RuntimeConfig } from '@console/http/contract';
import { createCaptchaController, type CaptchaController } from './captcha-desk';

/** The captcha that an installation asks for; none on premises, where the check always passes. @see spec 4.9 */
export function createCaptcha(
  { captcha: keys, onPremises }: Pick<RuntimeConfig, 'captcha' | 'onPremises'>,
  language: string,
): CaptchaController | undefined {
  if (onPremises || !keys) return undefined;
  return createCaptchaController(async () =>
    (await import('./recaptcha-script')).loadRecaptcha(keys, language),
  );
}
