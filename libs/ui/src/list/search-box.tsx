import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { theme } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../provider/ui-provider';

const PAUSE_MS = 300;

interface SearchBoxProps {
  value: string;
  /** What the search covers; default: everything. */
  label?: string;
  onSearch: (text: string) => void;
}

interface Typed {
  text: string;
  /** The path at the time of input. */
  at: string;
  /** The URL's value at the time of input. */
  since: string;
  /** Searches since then that the URL does not reflect yet. */
  sent: readonly string[];
}

/**
 * Searches after a short pause or on Enter. After a navigation a pending search waits for the return from a
 * dialog and is otherwise dropped.
 */
export function SearchBox({ value, label, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const name = label ?? t('list.search');
  const ui = useUi();
  const { pathname } = ui.useLocation();
  const { destination } = ui.useNavigation();
  const [typed, setTyped] = useState<Typed>({ text: value, at: pathname, since: value, sent: [] });
  // The URL reflects a previous search; newer input stays.
  const arrived = typed.since === value ? -1 : typed.sent.lastIndexOf(value);
  if (arrived >= 0) setTyped({ ...typed, since: value, sent: typed.sent.slice(arrived + 1) });
  // Other URL changes (Back, "clear filters") replace the input.
  const { text, sent } = typed.since === value ? typed : { text: value, sent: [] };
  const q = text.trim();
  const due = q !== value && q !== sent.at(-1) && pathname === typed.at;

  const send = () => {
    setTyped({ text, at: pathname, since: value, sent: [...sent, q] });
    onSearch(q);
  };
  const sendUnlessLeaving = useEffectEvent(() => {
    if (destination().pathname === pathname) send();
  });

  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => sendUnlessLeaving(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, q]);

  return (
    <span className="console-search-area">
      <SearchOutlined
        aria-hidden
        style={{
          position: 'absolute',
          insetInlineStart: token.paddingSM,
          top: '50%',
          translate: '0 -50%',
          color: token.colorTextTertiary,
          pointerEvents: 'none',
        }}
      />
      {/* A native search field; antd's would load all of its forms. */}
      <input
        type="search"
        className="console-search"
        aria-label={name}
        placeholder={name}
        maxLength={200}
        value={text}
        onChange={({ target }) => setTyped({ text: target.value, at: pathname, since: value, sent })}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && q !== value) send();
          if (event.key !== 'Escape' || text === '') return;
          // It would close a drawer next to the list as well.
          event.stopPropagation();
          setTyped({ text: '', at: pathname, since: value, sent });
        }}
      />
    </span>
  );
}
