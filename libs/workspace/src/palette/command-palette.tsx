import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { useConsole } from '@console/shell-layout';
import { ConfigProvider, theme } from 'antd';
import { type KeyboardEvent, use, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlKey, Keys } from './keys';
import type { FoundItem } from './palette-item';
import { PaletteOption } from './palette-option';
import { paletteStyles } from './palette-styles';
import { usePaletteItems } from './use-palette-items';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Finds pages, actions and objects, and opens them. A native dialog: it is above every other one. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('workspace');
  const { objectTypes } = useConsole();
  const { cssVar } = theme.useToken();
  const { csp } = use(ConfigProvider.ConfigContext);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // If it fails, the search loads them again.
    objectTypes().catch(() => undefined);
  }, [objectTypes]);
  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);

  return (
    <>
      <style nonce={csp?.nonce}>{paletteStyles(cssVar)}</style>
      <dialog
        ref={dialog}
        aria-label={t('palette.title')}
        aria-modal
        className="console-palette"
        onClose={onClose}
        onPointerDown={({ target }) => {
          // The backdrop belongs to the element.
          if (target === dialog.current) dialog.current.close();
        }}
      >
        {open && <PaletteSearch onLeave={() => dialog.current?.close()} />}
      </dialog>
    </>
  );
}

function PaletteSearch({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('workspace');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const awaitsResults = useRef(false);
  const { groups, isSearching, isFailed, isFavorite, visit, toggleFavorite } = usePaletteItems(typed);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ key }) => key === chosen) ?? items[0];
  // Results of the platform may match better than the inside of a word.
  const isUncertain = isSearching && chosen === undefined && (groups[0]?.score ?? Infinity) > 1;
  const optionId = (item: FoundItem) => `${id}-${String(items.indexOf(item))}`;

  const open = (item: FoundItem) => {
    onLeave();
    visit(item);
    item.run();
  };
  const openAwaited = useEffectEvent(() => {
    if (!active || !awaitsResults.current) return;
    awaitsResults.current = false;
    open(active);
  });
  useEffect(() => {
    if (!isUncertain) openAwaited();
  }, [active, isUncertain]);

  const move = (step: number) => {
    const next = items.at((items.findIndex((item) => item === active) + step) % items.length);
    if (!next) return;
    setChosen(next.key);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const isControlled = ctrlKey || metaKey;
    if (key === 'Escape') {
      // It would close a dialog below as well.
      event.stopPropagation();
      return;
    }
    if (step !== undefined) move(step);
    else if (key === 'Enter' && !nativeEvent.isComposing) {
      if (isControlled && active?.to !== undefined) window.open(active.to, '_blank', 'noopener');
      else if (active && !isUncertain) open(active);
      else awaitsResults.current = true;
    } else if (key.toLowerCase() === 'd' && isControlled && active?.stored) toggleFavorite(active);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="field">
        <SearchOutlined aria-hidden />
        <input
          role="combobox"
          aria-label={t('palette.search')}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={t('palette.open')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(undefined);
            awaitsResults.current = false;
          }}
          onKeyDown={onKeyDown}
        />
        <span role="status">
          {typed.trim() !== '' && !isSearching && t('palette.results', { count: items.length })}
        </span>
        <Keys keys={['Esc']} />
      </div>
      <div id={id} role="listbox" aria-label={t('palette.list')} aria-busy={isSearching}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-labelledby={`${id}-${group.name}`}>
            <div id={`${id}-${group.name}`} className="heading">
              {t(`palette.groups.${group.name}`)}
            </div>
            {group.items.map((item) => (
              <PaletteOption
                key={item.key}
                id={optionId(item)}
                item={item}
                isActive={item === active}
                isFavorite={isFavorite(item)}
                onActivate={() => setChosen(item.key)}
                onOpen={() => open(item)}
                onToggleFavorite={() => toggleFavorite(item)}
              />
            ))}
          </div>
        ))}
      </div>
      {items.length === 0 && !isSearching && (
        <p className="none">{t('palette.none', { text: typed.trim() })}</p>
      )}
      <div className="hints">
        {isFailed ? (
          <span role="alert">{t('palette.failed')}</span>
        ) : (
          <>
            <Hint keys={['↑', '↓']} text={t('palette.hints.select')} />
            <Hint keys={['Enter']} text={t('palette.hints.open')} />
            <Hint keys={[controlKey(), 'Enter']} text={t('palette.hints.newTab')} />
            <Hint keys={[controlKey(), 'D']} text={t('palette.hints.favorite')} />
          </>
        )}
      </div>
    </>
  );
}

function Hint({ keys, text }: { keys: readonly string[]; text: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <Keys keys={keys} /> {text}
    </span>
  );
}
