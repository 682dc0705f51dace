import { Button, Flex, theme, Typography } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../theme/use-narrow';

interface UndoOfferProps {
  seconds: number;
  onUndo: () => void;
  onExpired: () => void;
}

/** The undo button with its countdown; hover and focus restart the countdown. */
export function UndoOffer({ seconds, onUndo, onExpired }: UndoOfferProps) {
  const { t } = useTranslation('ui');
  const { token } = theme.useToken();
  const isNarrow = useNarrow();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = pointed || focused;
  const used = useRef(false);

  const undo = () => {
    if (used.current) return;
    used.current = true;
    onUndo();
  };
  const undoByKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
    // Text fields have their own undo.
    if (!isUndo || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });
  const expire = useEffectEvent(onExpired);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => undoByKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    if (attended) return undefined;
    const timer = setTimeout(() => expire(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [attended, seconds]);

  return (
    <Flex
      align="center"
      gap={token.marginSM}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Button size="small" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
        {t('undo.action')}
      </Button>
      {!isNarrow && (
        <Typography.Text type="secondary" keyboard>
          {t('undo.keys')}
        </Typography.Text>
      )}
    </Flex>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type=checkbox], [type=radio])'))
  );
}
