import type { ErrorAnswer } from '@console/http/contract';

const en = {
  badPath: 'The address of the call is not valid.',
  methodNotAllowed: 'The platform has no calls of this method.',
  redirected: 'The platform sent the call elsewhere; calls are not redirected.',
  timedOut: 'The platform did not answer in time.',
  tooLarge: 'The data sent is larger than 1 MB.',
  unreachable: 'The platform cannot be reached.',
};

const vi: typeof en = {
  badPath: 'Địa chỉ của yêu cầu không hợp lệ.',
  methodNotAllowed: 'Nền tảng không hỗ trợ phương thức này.',
  redirected: 'Nền tảng chuyển hướng yêu cầu sang nơi khác; yêu cầu không được chuyển hướng.',
  timedOut: 'Nền tảng không trả lời kịp thời.',
  tooLarge: 'Dữ liệu gửi lên lớn hơn 1 MB.',
  unreachable: 'Không thể kết nối tới nền tảng.',
};

const REASONS = {
  badPath: { status: 400, title: 'Bad Request' },
  methodNotAllowed: { status: 405, title: 'Method Not Allowed' },
  redirected: { status: 502, title: 'Bad Gateway' },
  timedOut: { status: 504, title: 'Gateway Timeout' },
  tooLarge: { status: 413, title: 'Content Too Large' },
  unreachable: { status: 502, title: 'Bad Gateway' },
} as const;

export type RefusalReason = keyof typeof REASONS;

interface RefusalContext {
  requestId: string;
  acceptLanguage: string | null;
}

/** An API call that ends here, in the platform's own form of an error and in the caller's language. */
export function refusal(reason: RefusalReason, { requestId, acceptLanguage }: RefusalContext): Response {
  const { status, title } = REASONS[reason];
  const messages = /^\s*vi\b/i.test(acceptLanguage ?? '') ? vi : en;
  const body: ErrorAnswer = { statusCode: status, message: title, errors: messages[reason], requestId };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId } });
}
