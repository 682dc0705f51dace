import type { ErrorResponse } from '@console/http/contract';

const en = {
  badBody: 'The body of the call is not valid.',
  badCall: 'The call has to be a JSON object with path, query, headers, method and body.',
  badHeaders: 'The headers of the call are not valid.',
  badMethod: 'The method of the call is not valid.',
  badPath: 'The address of the call is not valid.',
  badQuery: 'The query of the call is not valid.',
  foreignOrigin: 'Calls of pages of another origin are not taken.',
  methodNotAllowed: 'The platform has no calls of this method.',
  notJson: 'The call has to be sent as application/json.',
  postOnly: 'The call has to be sent by POST.',
  redirected: 'The platform sent the call elsewhere; calls are not redirected.',
  timedOut: 'The platform did not respond in time.',
  tooLarge: 'The data sent is larger than 1 MB.',
  unknownGroup: 'There is no such API group.',
  unreachable: 'The platform cannot be reached.',
};

const vi: typeof en = {
  badBody: 'Nội dung của yêu cầu không hợp lệ.',
  badCall: 'Yêu cầu phải là một đối tượng JSON gồm path, query, headers, method và body.',
  badHeaders: 'Các header của yêu cầu không hợp lệ.',
  badMethod: 'Phương thức của yêu cầu không hợp lệ.',
  badPath: 'Địa chỉ của yêu cầu không hợp lệ.',
  badQuery: 'Các tham số truy vấn của yêu cầu không hợp lệ.',
  foreignOrigin: 'Không nhận yêu cầu từ trang của nguồn khác.',
  methodNotAllowed: 'Nền tảng không hỗ trợ phương thức này.',
  notJson: 'Yêu cầu phải được gửi dưới dạng application/json.',
  postOnly: 'Yêu cầu phải được gửi bằng phương thức POST.',
  redirected: 'Nền tảng chuyển hướng yêu cầu sang nơi khác; yêu cầu không được chuyển hướng.',
  timedOut: 'Nền tảng không trả lời kịp thời.',
  tooLarge: 'Dữ liệu gửi lên lớn hơn 1 MB.',
  unknownGroup: 'Không có nhóm API này.',
  unreachable: 'Không thể kết nối tới nền tảng.',
};

const BAD_REQUEST = { status: 400, title: 'Bad Request' } as const;
const METHOD_NOT_ALLOWED = { status: 405, title: 'Method Not Allowed' } as const;
const BAD_GATEWAY = { status: 502, title: 'Bad Gateway' } as const;

const REASONS = {
  badBody: BAD_REQUEST,
  badCall: BAD_REQUEST,
  badHeaders: BAD_REQUEST,
  badMethod: BAD_REQUEST,
  badPath: BAD_REQUEST,
  badQuery: BAD_REQUEST,
  foreignOrigin: { status: 403, title: 'Forbidden' },
  methodNotAllowed: METHOD_NOT_ALLOWED,
  notJson: { status: 415, title: 'Unsupported Media Type' },
  postOnly: METHOD_NOT_ALLOWED,
  redirected: BAD_GATEWAY,
  timedOut: { status: 504, title: 'Gateway Timeout' },
  tooLarge: { status: 413, title: 'Content Too Large' },
  unknownGroup: { status: 404, title: 'Not Found' },
  unreachable: BAD_GATEWAY,
} as const;

export type ApiErrorReason = keyof typeof REASONS;

interface ErrorContext {
  requestId: string;
  acceptLanguage: string | undefined;
}

/** An error response in the platform's format and the caller's language. */
export function apiError(reason: ApiErrorReason, { requestId, acceptLanguage }: ErrorContext): Response {
  const { status, title } = REASONS[reason];
  const messages = /^\s*vi\b/i.test(acceptLanguage ?? '') ? vi : en;
  const body: ErrorResponse = { statusCode: status, message: title, errors: messages[reason], requestId };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId } });
}
