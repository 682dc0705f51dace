/** Code that the first screen does without, and that is there before anybody needs it. */
export interface EarlyCode<Code> {
  /** Undefined until it is loaded. */
  readonly current: Code | undefined;
  load: () => Promise<Code>;
}

const due = new Set<() => Promise<unknown>>();
let isCalm = false;

/** Has code loaded once the first screen stands: a click finds it there. */
export function earlyCode<Code>(load: () => Promise<Code>): EarlyCode<Code> {
  let current: Code | undefined;
  const code = {
    get current() {
      return current;
    },
    load: async () => (current ??= await load()),
  };
  due.add(code.load);
  if (isCalm) void loadEarlyCode();
  return code;
}

/** Loads all of it, and from now on what is declared later as well; settles when what is known now is there, or is not to be had. */
export async function loadEarlyCode(): Promise<void> {
  isCalm = true;
  const loads = [...due];
  due.clear();
  // Where it cannot be had now, its first use tries again.
  await Promise.allSettled(loads.map((load) => load()));
}
