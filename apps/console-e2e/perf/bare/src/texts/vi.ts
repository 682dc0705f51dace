import type { en } from './en';

export const vi: typeof en = {
  menu: 'Chính',
  signIn: {
    title: 'Đăng nhập',
    email: 'E-mail',
    password: 'Mật khẩu',
    submit: 'Đăng nhập',
    required: 'Vui lòng nhập ô này',
    failed: 'Đăng nhập không thành công',
  },
  tenantApps: { menu: 'Ứng dụng', table: 'Ứng dụng' },
  users: { menu: 'Người dùng', table: 'Người dùng' },
  columns: {
    name: 'Tên',
    appId: 'ID ứng dụng',
    email: 'E-mail',
    status: 'Trạng thái',
    edition: 'Phiên bản',
    owner: 'Chủ sở hữu',
    members: 'Thành viên',
    apps: 'Ứng dụng',
    createdAt: 'Ngày tạo',
  },
};
