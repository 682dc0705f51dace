import { CAPTCHA_HEADER, type Operation } from '@console/http/contract';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { message } from '../messages/message';
import type { Captcha } from '../providers/captcha';
import { HttpError, fieldError } from '../http/http-error';
import type { PlatformEnv } from '../http/request-context';

const RETRY_AFTER_SECONDS = '30';

/** Verifies the captcha token of operations that require one, if the installation has a captcha. */
export async function enforceCaptcha(
  context: Context<PlatformEnv>,
  operation: Operation,
  { captcha, log }: { captcha: Captcha | undefined; log: Logger },
): Promise<void> {
  if (!captcha || operation.captcha !== true) return;
  const result = await captcha
    .verify(context.req.header(CAPTCHA_HEADER), operation.name)
    .catch((error: unknown) => {
      log.error({ err: error, requestId: context.get('requestId') }, 'the captcha service does not answer');
      throw new HttpError(503, message('captcha.unavailable'), {
        headers: { 'Retry-After': RETRY_AFTER_SECONDS },
      });
    });
  if (result === 'passed') return;
  throw fieldError(400, 'captcha', message(result === 'missing' ? 'captcha.missing' : 'captcha.rejected'));
}
