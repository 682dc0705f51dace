import { theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';

/** Faster navigations show no bar. */
const THROTTLE_MS = 200;
/** Duration of the animation; then it stays. */
const DURATION_MS = 2000;

/** Maximum width of the bar before the page has loaded. */
const NEARLY = 0.9;

/** A thin bar during slow navigations. @see spec 9 */
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

/** An animation needs no state and hides the bar until the delay has passed. */
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
