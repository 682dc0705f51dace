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
  /** What was asked for last, until the address has it. */
  sent?: string;
}

/** Searches while one types, after a short pause; Enter does not wait. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState<Typed>({ text: value, since: value });
  // The address has caught up with what was sent; what was typed meanwhile stays.
  if (typed.sent === value) setTyped({ text: typed.text, since: value });
  // Any other change of the address (Back, "clear filters") replaces what stands here.
  const text = typed.since === value ? typed.text : value;

  const send = (q: string) => {
    setTyped({ text, since: value, sent: q });
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
        setTyped({ ...typed, text: target.value, since: value });
      }}
      onPressEnter={() => {
        if (text.trim() !== value) send(text.trim());
      }}
      style={{ width: 280, maxWidth: '100%' }}
    />
  );
}
