import { Activity, type ReactNode, useState } from 'react';
import { useLocation, useMatches, useOutlet } from 'react-router';
import { ScreenVisibleProvider } from '../routes/route-contexts';
import { chainOf } from '../routes/route-handle';
import { mergedMeta } from '../routes/route-tree';

/** How many screens a layout keeps beside the one that shows. */
const MOST_KEPT = 5;

interface KeptScreen {
  /** The address of its place; a screen that owns what is below it is the same all over that. */
  place: string;
  outlet: ReactNode;
  running: boolean;
}

interface KeptOutletProps {
  /** Whose screens they are, once that is known. */
  owner?: string | undefined;
}

/**
 * The screen of the current route. One with `keepAlive` stays mounted when it is left, without its effects unless it is to
 * run on, and comes back with its state. It goes with the layout and with its owner, so nothing of a person outlives the
 * session.
 * @see spec 2.1
 */
export function KeepAliveOutlet({ owner }: KeptOutletProps) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const matches = useMatches();
  const chain = chainOf(matches);
  const place = matches.find((match) => chainOf([match]) === chain)?.pathname ?? pathname;
  const { keepAlive = false } = mergedMeta(chain);
  const [kept, setKept] = useState<readonly KeptScreen[]>([]);
  const [holder, setHolder] = useState({ owner, number: 0 });

  if (owner !== undefined && owner !== holder.owner) {
    // A host may put another person in the place of the first, without a sign-out between the two.
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
      {!keepAlive && outlet}
    </>
  );
}

/** The one left longest ago makes room. */
function withShown(kept: readonly KeptScreen[], shown: KeptScreen): KeptScreen[] {
  const others = kept.filter((screen) => screen.place !== shown.place);
  return [...others.slice(-MOST_KEPT), shown];
}
