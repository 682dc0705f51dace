import { theme } from 'antd';
import { MENU_ICONS, type MenuIcon } from './menu-icons';

interface MenuIconMarkProps {
  icon: MenuIcon;
  /** Something below counts, where the icon is all that shows. */
  marked: boolean;
  /** The menu's own looks. */
  className?: string;
}

/** The icon of a menu entry, with a dot where the menu has no room for the number. */
export function MenuIconMark({ icon, marked, className }: MenuIconMarkProps) {
  const { token } = theme.useToken();
  const Icon = MENU_ICONS[icon];
  if (!marked) return <Icon aria-hidden className={className} />;
  return (
    <span aria-hidden className={className} style={{ position: 'relative' }}>
      <Icon />
      <span
        style={{
          position: 'absolute',
          insetBlockStart: 8,
          insetInlineEnd: -4,
          width: 8,
          height: 8,
          borderRadius: '50%',
          background: token.colorError,
        }}
      />
    </span>
  );
}
