/** Code that loads after the first screen, before it is needed. */
export interface PreloadedCode<Code> {
  /** Undefined until loaded. */
  readonly current: Code | undefined;
  load: () => Promise<Code>;
  /** Requests loading after the first screen. */
  expect: () => void;
}

type Load = () => Promise<unknown>;

const declared = new Set<Load>();
const expected = new Set<Load>();
let isCalm = false;

/** Declares code that loads once the first screen has rendered and a component expects it. */
export function preloadedCode<Code>(load: () => Promise<Code>): PreloadedCode<Code> {
  let current: Code | undefined;
  const code = {
    get current() {
      return current;
    },
    load: async () => (current ??= await load()),
    expect: () => expectCode(code.load),
  };
  declared.add(code.load);
  return code;
}

/** Requests loading after the first screen. */
export function expectCode(load: Load): void {
  expected.add(load);
  if (isCalm) void preloadExpectedCode();
}

/** Called after the first screen: loads expected code now and from then on immediately. */
export async function preloadExpectedCode(): Promise<void> {
  isCalm = true;
  const loads = [...expected];
  expected.clear();
  // Sequential, so that the page stays responsive.
  for (const load of loads) await settle([load]);
}

/** Loads all declared code, for stories and tests. */
export function loadDeclaredCode(): Promise<void> {
  isCalm = true;
  return settle([...declared]);
}

/** Failures are retried on first use. */
async function settle(loads: readonly Load[]): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
