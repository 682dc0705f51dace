import { useId } from 'react';
import { usePopUps } from '../theme/pop-ups';
import { UndoOffer } from './undo-offer';

/** How long an act can be taken back from its notice. */
const OFFER_SECONDS = 10;

interface Offer {
  /** What has been done, in a sentence. */
  title: string;
  /** Takes it back; how that went is the caller's to tell. */
  undo: () => void;
}

/**
 * Offers to undo the last action in a notice, by button or Ctrl+Z, for ten seconds plus hover and focus. The
 * next offer replaces it.
 */
export function useUndoOffer(): (offer: Offer) => void {
  const { notification } = usePopUps();
  const key = useId();
  return ({ title, undo }) => {
    const close = () => {
      notification.destroy(key);
    };
    notification.success({
      key,
      title,
      // Its own clock: antd's stops for the pointer, not for the focus.
      duration: false,
      role: 'status',
      description: (
        <UndoOffer
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
