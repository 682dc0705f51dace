import {
  connectToHost,
  HostTimeoutError,
  WELCOME_TIMEOUT_MS,
  windowTransport,
  type ShellHost,
} from '@console/host-protocol';

/** A page that frames the console without being listed as a host. */
export class ForeignHostError extends Error {
  constructor(readonly origin: string) {
    super(`${origin} is none of the configured hosts.`);
  }
}

/** As much of a frame's window as tells who is around it. */
interface FrameWindow extends FrameEnd {
  readonly parent: Parameters<typeof windowTransport>[0]['peer'];
  readonly location: { readonly ancestorOrigins?: Iterable<string> };
  readonly document: Pick<Document, 'referrer'>;
}
type FrameEnd = Parameters<typeof windowTransport>[0]['self'];

interface FrameEnds {
  own: FrameWindow;
  /** Exactly the origins that may have the console in a frame. */
  hosts: readonly string[];
  patience?: number;
}

/**
 * Finds the host that has this page in a frame: by what the browser says of the page around it, and where it does not, by
 * a hello to each listed host, of which a browser delivers the one that is meant for the page that is really there.
 *
 * @throws ForeignHostError for a page of another origin; Error where no host answers in time or has no token.
 */
export async function frameHost({
  own,
  hosts,
  patience = WELCOME_TIMEOUT_MS,
}: FrameEnds): Promise<ShellHost> {
  const known = originAround(own);
  if (known !== undefined && !hosts.includes(known)) throw new ForeignHostError(known);
  const asked = known === undefined ? hosts : [known];
  if (asked.length === 0) throw new Error('No host is configured.');
  try {
    return await Promise.any(
      asked.map((origin) =>
        connectToHost(windowTransport({ self: own, peer: own.parent, origin }), patience),
      ),
    );
  } catch (error) {
    // One that was refused knows more than those that nobody answered.
    const refusals: unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw refusals.find((refusal) => !(refusal instanceof HostTimeoutError)) ?? refusals[0];
  }
}

/** Of the page around the frame; undefined where the browser does not say, as Firefox where the page sends no referrer. */
function originAround({ location, document }: FrameWindow): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
