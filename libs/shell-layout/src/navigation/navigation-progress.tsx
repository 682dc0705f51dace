import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** A navigation that is over by then shows no bar. */
const THROTTLE_MS = 200;
/** How long the bar moves; then it stands until the place is there. */
const DURATION_MS = 2000;

/** How much of the bar is left for the moment that the place is there. */
const NEARLY = 0.9;

/** A thin bar at the top while a navigation takes its time. @see spec 9 */
export function NavigationProgress() {
  const { t } = useTranslation('shell');
  const { token } = theme.useToken();
  const { state } = useNavigation();

  if (state === 'idle') return null;
  return (
    <div
      ref={run}
      role="progressbar"
      aria-label={t('navigation.loading')}
      style={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        zIndex: 4500,
        height: 3,
        pointerEvents: 'none',
        background: token.colorPrimary,
        transformOrigin: 'left',
      }}
    />
  );
}

/** An animation instead of a timer: it needs no state, and keeps the bar hidden, from everybody, until it is due. */
function run(bar: HTMLElement | null) {
  if (!bar) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  bar.animate(
    [
      { visibility: 'hidden', transform: still ? 'none' : 'scaleX(0)' },
      { visibility: 'visible', transform: still ? 'none' : `scaleX(${NEARLY})` },
    ],
    { delay: THROTTLE_MS, duration: DURATION_MS, easing: 'ease-out', fill: 'both' },
  );
}
