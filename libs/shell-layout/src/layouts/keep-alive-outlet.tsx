import { Activity, Fragment, type ReactNode, useState } from 'react';
import { useLocation, useMatches, useOutlet } from 'react-router';
import { ScreenVisibleProvider } from '../routes/route-contexts';
import { chainOf } from '../routes/route-handle';
import { mergedMeta } from '../routes/route-tree';

/** Maximum number of kept-alive screens in addition to the active one. */
const KEPT_MAX = 5;

interface KeptScreen {
  /** The page's path; a screen that owns its subpaths has one. */
  place: string;
  outlet: ReactNode;
  running: boolean;
}

interface KeepAliveOutletProps {
  /** The user; undefined while loading. */
  owner?: string | undefined;
}

/**
 * The screen of the current route. One with `keepAlive` stays mounted with its state, without effects unless
 * `running`, until the layout or the user changes. @see spec 2.1
 */
export function KeepAliveOutlet({ owner }: KeepAliveOutletProps) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const matches = useMatches();
  const chain = chainOf(matches);
  const place = matches.find((match) => chainOf([match]) === chain)?.pathname ?? pathname;
  const { keepAlive = false } = mergedMeta(chain);
  const [kept, setKept] = useState<readonly KeptScreen[]>([]);
  const [holder, setHolder] = useState({ owner, number: 0 });

  if (owner !== undefined && owner !== holder.owner) {
    // A host may change the user without a sign-out.
    const another = holder.owner !== undefined;
    setHolder({ owner, number: another ? holder.number + 1 : holder.number });
    if (another) setKept([]);
  }

  if (keepAlive && kept.find((screen) => screen.place === place)?.outlet !== outlet)
    setKept(withShown(kept, { place, outlet, running: keepAlive === 'running' }));

  return (
    <>
      {kept.map((screen) => {
        const key = `${String(holder.number)} ${screen.place}`;
        const shown = keepAlive !== false && screen.place === place;
        return screen.running ? (
          <div key={key} hidden={!shown}>
            <ScreenVisibleProvider value={shown}>{screen.outlet}</ScreenVisibleProvider>
          </div>
        ) : (
          <Activity key={key} mode={shown ? 'visible' : 'hidden'}>
            {screen.outlet}
          </Activity>
        );
      })}
      {/* What the user selected and typed in one app is not for another. */}
      {!keepAlive && <Fragment key={matches.at(-1)?.params['appId']}>{outlet}</Fragment>}
    </>
  );
}

/** Adds or updates the active screen and drops the least recently active one. */
function withShown(kept: readonly KeptScreen[], shown: KeptScreen): KeptScreen[] {
  const others = kept.filter((screen) => screen.place !== shown.place);
  return [...others.slice(-KEPT_MAX), shown];
}
