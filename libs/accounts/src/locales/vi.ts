import type { Translated } from '@console/i18n';
import type { en } from './en';

export const vi = {
  routes: {
    users: 'Người dùng',
    user: 'Người dùng',
  },
  coming: {
    users: 'Những người được phép đăng nhập và cách giúp họ lấy lại quyền truy cập.',
    user: 'Hồ sơ của một người dùng và thao tác đặt lại mật khẩu.',
  },
} satisfies Translated<typeof en>;
