import type { MessageKey } from './en';

export const vi = {
  'request.malformed': 'Nội dung gửi lên không phải JSON hợp lệ.',
  'request.notAnObject': 'Nội dung gửi lên phải là một đối tượng JSON.',
  'request.mediaType': 'Hãy gửi nội dung ở dạng application/json.',
  'request.tooLarge': 'Nội dung gửi lên vượt quá 1 MB.',
  'request.invalid': 'Một số trường cần được xem lại.',
  'request.changedMeanwhile': 'Người khác vừa thay đổi dữ liệu này. Hãy tải lại trước khi lưu.',
  'request.notFound': 'Không có gì ở địa chỉ này.',
  'request.unknownParameter': 'Tham số không xác định: {name}.',
  'request.missingParameter': 'Thiếu tham số {name}.',
  'request.badParameter': 'Giá trị của {name} không hợp lệ: {value}',
  'request.idempotencyKey': 'Idempotency-Key gồm từ 1 đến 200 chữ cái, chữ số và dấu câu.',
  'request.keyReused': 'Idempotency-Key này đã được dùng cho một yêu cầu khác.',
  'request.answerSealed':
    'Yêu cầu này đã được thực hiện trong một phiên trước; không thể hiển thị lại kết quả.',
  'server.unexpected': 'Đã có lỗi phía máy chủ. Vui lòng thử lại sau.',
  'server.unavailable': 'Dịch vụ hiện không khả dụng.',

  'field.required': 'Vui lòng nhập trường này.',
  'field.length': 'Cần từ {min} đến {max} ký tự.',
  'field.tooLong': 'Tối đa {max} ký tự.',
  'field.email': 'Địa chỉ e-mail không hợp lệ.',
  'field.invalid': 'Giá trị không hợp lệ.',
  'field.authenticationCode': 'Hãy nhập sáu chữ số hiển thị trong ứng dụng xác thực.',
  'field.appIdFormat': 'Chỉ dùng chữ thường không dấu, chữ số và dấu gạch nối đơn ở giữa.',
  'field.appIdReserved': 'Mã ứng dụng này được hệ thống dành riêng.',

  'session.required': 'Vui lòng đăng nhập.',
  'session.wrongCredentials': 'E-mail hoặc mật khẩu không đúng, hoặc bạn đã thử quá nhiều lần.',
  'access.enrolFirst': 'Hãy thiết lập xác thực hai lớp trước.',
  'access.viewOnly': 'Tài khoản của bạn hiện chỉ có quyền xem, không có quyền chỉnh sửa.',
  'access.denied': 'Nhóm của bạn không có quyền thực hiện việc này ({permission}).',
  'access.notAMember': 'Bạn không phải là thành viên của ứng dụng này.',

  'twoFactor.alreadyEnabled': 'Xác thực hai lớp đã được bật.',
  'twoFactor.notSetUp': 'Hãy bắt đầu thiết lập xác thực hai lớp trước.',
  'twoFactor.wrongCode': 'Mã không đúng hoặc đã được sử dụng.',
  'twoFactor.wrongRecoveryCode': 'Mã khôi phục không đúng hoặc đã được sử dụng.',
  'twoFactor.ended': 'Bạn đã nhập sai mã quá nhiều lần. Hãy đợi {minutes} phút rồi đăng nhập lại.',
  'twoFactor.locked': 'Bạn đã nhập sai mã quá nhiều lần. Hãy thử lại sau {minutes} phút.',

  'tenantApp.notFound': 'Không tìm thấy ứng dụng này.',
  'tenantApp.idTaken': 'Mã ứng dụng này đã được sử dụng.',

  'server.notFound': 'Không tìm thấy máy chủ này.',
  'server.licenseInThePast': 'Hãy chọn một thời điểm trong tương lai.',
} as const satisfies Record<MessageKey, string>;
