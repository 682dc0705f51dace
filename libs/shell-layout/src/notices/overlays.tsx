import { CaptchaDialog } from '../captcha/captcha-dialog';
import { useConsole, usePreferences } from '../services/console-services';
import { GlobalLoading } from './global-loading';
import { Notices } from './notices';

interface OverlaysProps {
  onForbidden: (requestId?: string) => void;
  onUnavailable: (requestId?: string) => void;
}

/** What requests show above any page: notices, the overlay of writes and the captcha's challenge. */
export function Overlays({ onForbidden, onUnavailable }: OverlaysProps) {
  const { captcha, events, reload } = useConsole();
  const [{ darkMode }] = usePreferences();
  return (
    <>
      <Notices events={events} reload={reload} onForbidden={onForbidden} onUnavailable={onUnavailable} />
      <GlobalLoading events={events} />
      {captcha && <CaptchaDialog captcha={captcha} darkMode={darkMode} />}
    </>
  );
}
