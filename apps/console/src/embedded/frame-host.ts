import {
  connectToHost,
  HostTimeoutError,
  WELCOME_TIMEOUT_MS,
  windowTransport,
  type ShellHost,
} from '@console/host-protocol';

/** A page that is not a listed host. */
export class ForeignHostError extends Error {
  constructor(readonly origin: string) {
    super(`${origin} is not one of the configured hosts.`);
  }
}

/** The parts of a frame’s window that identify its parent. */
interface FrameWindow extends FrameEnd {
  readonly parent: Parameters<typeof windowTransport>[0]['peer'];
  readonly location: { readonly ancestorOrigins?: Iterable<string> };
  readonly document: Pick<Document, 'referrer'>;
}
type FrameEnd = Parameters<typeof windowTransport>[0]['self'];

interface FrameOptions {
  self: FrameWindow;
  hosts: readonly string[];
  timeoutMs?: number;
}

/**
 * Connects to the page around this frame. If the browser does not name its origin, a hello goes to each listed host,
 * and the browser delivers the one with the matching origin.
 *
 * @throws ForeignHostError for a page that is not listed; Error if no host responds in time or has a token.
 */
export async function frameHost({
  self,
  hosts,
  timeoutMs = WELCOME_TIMEOUT_MS,
}: FrameOptions): Promise<ShellHost> {
  const detected = parentOrigin(self);
  if (detected !== undefined && !hosts.includes(detected)) throw new ForeignHostError(detected);
  const candidates = detected === undefined ? hosts : [detected];
  if (candidates.length === 0) throw new Error('No host is configured.');
  try {
    return await Promise.any(
      candidates.map((origin) =>
        connectToHost(windowTransport({ self, peer: self.parent, origin }), timeoutMs),
      ),
    );
  } catch (error) {
    // A response is more specific than a timeout.
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw errors.find((candidate) => !(candidate instanceof HostTimeoutError)) ?? errors[0];
  }
}

/** Undefined if the browser does not report it, such as Firefox without a referrer. */
function parentOrigin({ location, document }: FrameWindow): string | undefined {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest !== undefined) return nearest;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}
