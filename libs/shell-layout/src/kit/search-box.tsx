import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PAUSE_MS = 300;

interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
}

/** Searches while one types, after a short pause; Enter does not wait. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('shell');
  const [typed, setTyped] = useState({ text: value, since: value });
  // A change from outside (Back, "clear filters") replaces what stands here; one's own typing does not.
  const text = typed.since === value || typed.text.trim() === value ? typed.text : value;

  useEffect(() => {
    if (text.trim() === value) return undefined;
    const timer = setTimeout(() => {
      onSearch(text.trim());
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, value, onSearch]);

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
        setTyped({ text: target.value, since: value });
      }}
      onPressEnter={() => {
        if (text.trim() !== value) onSearch(text.trim());
      }}
      style={{ width: 280, maxWidth: '100%' }}
    />
  );
}
