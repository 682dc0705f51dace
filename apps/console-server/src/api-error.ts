import type { ErrorResponse } from '@console/http/contract';
import { detectLanguage, type Language } from '@console/i18n/contract';
import { acceptedLanguages } from '@console/server-kit';

const en = {
  badBody: 'The request body isn’t valid.',
  badCall: 'The request must be a JSON object with path, query, headers, method and body.',
  badHeaders: 'The headers of the request aren’t valid.',
  badMethod: 'The method of the request isn’t valid.',
  badPath: 'The path of the request isn’t valid.',
  badQuery: 'The query parameters of the request aren’t valid.',
  foreignOrigin: 'Requests from pages of another origin aren’t accepted.',
  methodNotAllowed: 'The platform doesn’t support this method.',
  notJson: 'Send the request as application/json.',
  postOnly: 'Send the request with POST.',
  redirected: 'The platform redirected the request. Redirects aren’t followed.',
  timedOut: 'The platform didn’t respond in time.',
  tooLarge: 'The request is larger than 1 MB.',
  unknownGroup: 'There is no such API group.',
  unreachable: 'The platform can’t be reached.',
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

const messages: Record<Language, typeof en> = { en, vi };

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
  const errors = messages[detectLanguage({ browser: acceptedLanguages(acceptLanguage) })][reason];
  const body: ErrorResponse = { statusCode: status, message: title, errors, requestId };
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Request-Id': requestId } });
}
