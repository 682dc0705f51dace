import { ownValue } from '@console/http';
import { useEffect, useEffectEvent } from 'react';
import { useUi } from '../provider/ui-provider';
import { isSingleKey } from './single-key';

/** Actions by the value of `KeyboardEvent.key`. */
type SingleKeys = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Runs a visible page's shortcuts of one key each, unless the user has turned them off. */
export function useSingleKeys(keys: SingleKeys): void {
  const isOn = useUi().useSingleKeysOn();
  const run = useEffectEvent((event: KeyboardEvent) => {
    const action = ownValue(keys, event.key);
    if (!action || !isSingleKey(event)) return;
    event.preventDefault();
    action(event);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => run(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
