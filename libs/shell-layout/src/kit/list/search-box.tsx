import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PAUSE_MS = 300;

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
}

interface Typed {
  text: string;
  /** The address's value when this was typed. */
  since: string;
  /** What was asked for since, as long as the address does not have it. */
  sent: readonly string[];
}

/** Searches while one types, after a short pause; Enter does not wait. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState<Typed>({ text: value, since: value, sent: [] });
  // The address has caught up with what was sent, perhaps not the last of it; what was typed meanwhile stays.
  const arrived = typed.since === value ? -1 : typed.sent.lastIndexOf(value);
  if (arrived >= 0) setTyped({ text: typed.text, since: value, sent: typed.sent.slice(arrived + 1) });
  // Any other change of the address (Back, "clear filters") replaces what stands here.
  const { text, sent } = typed.since === value ? typed : { text: value, sent: [] };

  const send = (q: string) => {
    setTyped({ text, since: value, sent: [...sent, q] });
    onSearch(q);
  };
  const sendAfterPause = useEffectEvent(send);

  useEffect(() => {
    const q = text.trim();
    if (q === value) return undefined;
    const timer = setTimeout(() => {
      sendAfterPause(q);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, value]);

  return (
    <Input
      type="search"
      role="searchbox"
      aria-label={t('list.search')}
      placeholder={t('list.search')}
      prefix={<SearchOutlined />}
      allowClear
      maxLength={200}
      value={text}
      onChange={({ target }) => {
        setTyped({ text: target.value, since: value, sent });
      }}
      onPressEnter={() => {
        if (text.trim() !== value) send(text.trim());
      }}
      style={{ width: 280, maxWidth: '100%' }}
    />
  );
}
