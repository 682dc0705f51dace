/** Code that the first screen does without, and that is there before anybody needs it. */
export interface PreloadedCode<Code> {
  /** Undefined until it is loaded. */
  readonly current: Code | undefined;
  load: () => Promise<Code>;
  /** There is a screen now that may come to need it: it is loaded as soon as the first one stands. */
  expect: () => void;
}

type Load = () => Promise<unknown>;

const declared = new Set<Load>();
const expected = new Set<Load>();
let isCalm = false;

/** Declares code that is loaded once the first screen stands, where a screen expects it: a click finds it there. */
export function preloadedCode<Code>(load: () => Promise<Code>): PreloadedCode<Code> {
  let current: Code | undefined;
  const code = {
    get current() {
      return current;
    },
    load: async () => (current ??= await load()),
    expect: () => {
      expected.add(code.load);
      if (isCalm) void preloadExpectedCode();
    },
  };
  declared.add(code.load);
  return code;
}

/** The first screen stands: loads what is expected, and from now on what is expected later at once. */
export async function preloadExpectedCode(): Promise<void> {
  isCalm = true;
  const loads = [...expected];
  expected.clear();
  // One after the other: all at once they would hold up the page for as long as a person notices.
  for (const load of loads) await settle([load]);
}

/** Loads whatever code is declared by now, expected or not: for stories and tests. */
export function loadDeclaredCode(): Promise<void> {
  isCalm = true;
  return settle([...declared]);
}

/** What cannot be had now is tried again by its first use. */
async function settle(loads: readonly Load[]): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
