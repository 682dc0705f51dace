import { useId, useRef } from 'react';
import { usePopUps } from '../theme/pop-ups';
import { UndoOffer } from './undo-offer';

const OFFER_SECONDS = 10;
/** One notice for all offers. */
const NOTICE = 'undo';

interface Offer {
  /** The completed action, in a sentence. */
  title: string;
  /** Reports its own result. */
  undo: () => void;
}

/**
 * Offers to undo the last action in a notice, by button or Ctrl+Z, for ten seconds plus hover and focus. The
 * next offer replaces it.
 */
export function useUndoOffer(): (offer: Offer) => void {
  const { notification } = usePopUps();
  const id = useId();
  const offers = useRef(0);
  return ({ title, undo }) => {
    offers.current += 1;
    const close = () => notification.destroy(NOTICE);
    notification.success({
      key: NOTICE,
      title,
      // Not over the actions of the page.
      placement: 'bottom',
      // Has its own timer: antd's pauses for the pointer but not for the focus.
      duration: false,
      role: 'status',
      description: (
        <UndoOffer
          // Its own countdown.
          key={`${id}-${String(offers.current)}`}
          seconds={OFFER_SECONDS}
          onUndo={() => {
            close();
            undo();
          }}
          onExpired={close}
        />
      ),
    });
  };
}
