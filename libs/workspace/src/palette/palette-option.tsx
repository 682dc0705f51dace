import AlertOutlined from '@ant-design/icons/AlertOutlined';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CloudServerOutlined from '@ant-design/icons/CloudServerOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PlaySquareOutlined from '@ant-design/icons/PlaySquareOutlined';
import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import ThunderboltOutlined from '@ant-design/icons/ThunderboltOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import VideoCameraOutlined from '@ant-design/icons/VideoCameraOutlined';
import { isPlainClick, StatusTag, VISUALLY_HIDDEN } from '@console/ui';
import { clipText } from '@console/i18n';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Keys } from './keys';
import type { Range } from './match';
import type { FoundItem, PaletteKind } from './palette-item';

const ICONS = {
  page: FileOutlined,
  action: ThunderboltOutlined,
  app: AppstoreOutlined,
  stream: VideoCameraOutlined,
  video: PlaySquareOutlined,
  user: UserOutlined,
  invoice: FileTextOutlined,
  server: CloudServerOutlined,
  alert: AlertOutlined,
} satisfies Record<PaletteKind, typeof FileOutlined>;

interface PaletteOptionProps {
  id: string;
  item: FoundItem;
  isActive: boolean;
  isFavorite: boolean;
  onActivate: () => void;
  onOpen: () => void;
  onToggleFavorite: () => void;
}

/** An option of the palette; a link if it has an address, so that it can be opened in a new tab. */
export function PaletteOption(props: PaletteOptionProps) {
  const { id, item, isActive, isFavorite, onActivate, onOpen, onToggleFavorite } = props;
  const { t } = useTranslation('workspace');
  const Icon = ICONS[item.kind];
  const Star = isFavorite ? StarFilled : StarOutlined;
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && target.closest('.star')) {
      event.preventDefault();
      onToggleFavorite();
    } else if (item.to === undefined || isPlainClick(event)) {
      event.preventDefault();
      onOpen();
    }
  };
  const option = {
    id,
    role: 'option',
    tabIndex: -1,
    'aria-selected': isActive,
    ...(isActive && { 'data-active': true }),
    onMouseMove: onActivate,
    onClick,
  } as const;
  const content = (
    <>
      <Icon aria-hidden />
      <span className="words">
        <Marked className="title" text={clipText(item.title)} ranges={item.ranges} />{' '}
        {item.detail !== undefined && <span className="detail">{clipText(item.detail)}</span>}
      </span>
      {item.status && <StatusTag {...item.status} />}
      {item.shortcut && <Keys keys={item.shortcut} />}
      {isFavorite && <span style={VISUALLY_HIDDEN}>{t('palette.favorite')}</span>}
      {item.stored && (
        <span aria-hidden className={isFavorite ? 'star on' : 'star'} title={t('palette.hints.favorite')}>
          <Star />
        </span>
      )}
    </>
  );
  return item.to === undefined ? (
    <button type="button" {...option}>
      {content}
    </button>
  ) : (
    <Link to={item.to} {...option}>
      {content}
    </Link>
  );
}

interface MarkedProps {
  className: string;
  text: string;
  ranges: readonly Range[];
}

function Marked({ className, text, ranges }: MarkedProps) {
  const parts: ReactNode[] = [];
  let position = 0;
  for (const [start, end] of ranges) {
    parts.push(text.slice(position, start), <mark key={start}>{text.slice(start, end)}</mark>);
    position = end;
  }
  return (
    <span className={className}>
      {parts}
      {text.slice(position)}
    </span>
  );
}
