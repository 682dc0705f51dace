import type { ErrorResponse } from '@console/http/contract';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/database-unavailable';
import { message, translate } from '../messages/message';
import { HttpError } from './http-error';
import type { PlatformEnv } from './request-context';

const RETRY_AFTER_SECONDS = 5;

export function errorResponse(context: Context<PlatformEnv>, rejection: HttpError): Response {
  const { status, reason, extras } = rejection;
  const locale = context.get('locale');
  const text = translate(reason, locale);
  const answer: ErrorResponse = {
    statusCode: status,
    message: text,
    errors: extras.errors?.map((error) => translate(error, locale)) ?? [text],
    requestId: context.get('requestId'),
  };
  if (extras.fields) {
    answer.fieldErrors = Object.fromEntries(
      Object.entries(extras.fields).map(([field, problems]) => [
        field,
        problems.map((problem) => translate(problem, locale)),
      ]),
    );
  }
  if (extras.inactiveMinutes !== undefined) answer.inactiveMinutes = extras.inactiveMinutes;
  return context.json(answer, status, {
    ...(status === 503 && { 'Retry-After': String(RETRY_AFTER_SECONDS) }),
    ...extras.headers,
  });
}

/** Returns HttpErrors as they are; logs anything else and hides its details. */
export function errorHandler(log: Logger) {
  return (error: Error, context: Context<PlatformEnv>): Response => {
    const rejection = asHttpError(error);
    if (rejection.status >= 500) log.error({ requestId: context.get('requestId'), err: error }, 'failed');
    return errorResponse(context, rejection);
  };
}

function asHttpError(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 400) return new HttpError(400, message('request.malformed'));
    if (error.status === 415) return new HttpError(415, message('request.mediaType'));
  }
  if (isDatabaseUnavailable(error)) return new HttpError(503, message('server.unavailable'));
  return new HttpError(500, message('server.unexpected'));
}
