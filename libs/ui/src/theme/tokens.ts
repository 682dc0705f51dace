/** The colors of the console as `[light, dark]`. `theme.ts` gives them to antd, `KitStyles` to CSS. */
export const COLORS = {
  // Three surfaces; depth comes from a line, a shadow only from what floats.
  bg: ['#f6f7f9', '#0c0f15'],
  surface: ['#ffffff', '#12161e'],
  sunken: ['#eff1f5', '#0c0f15'],
  raised: ['#ffffff', '#1a1f2a'],
  hover: ['#f3f5f9', '#191e28'],
  active: ['#e8ebf2', '#222936'],
  scrim: ['#12151c52', '#05070bb3'],

  line: ['#e7e9ef', '#222834'],
  lineStrong: ['#d3d8e2', '#333b4a'],
  // Fields and checkboxes: 3:1 on every surface.
  lineControl: ['#868fa1', '#667085'],

  text: ['#12151c', '#e8ebf2'],
  text2: ['#475066', '#a6afc0'],
  text3: ['#5d677a', '#8a95a9'],
  textDisabled: ['#a3abba', '#566074'],
  textOnAccent: ['#ffffff', '#ffffff'],

  // Links, selection, focus, the primary action, on air, the first series of a chart.
  accent: ['#2a4be0', '#4a68f0'],
  accentHover: ['#1f3bc4', '#3d5be6'],
  accentText: ['#2443c9', '#a5b6ff'],
  accentSoft: ['#eaeefe', '#1b2547'],
  accentSofter: ['#f4f6ff', '#151b30'],
  accentLine: ['#bcc8fa', '#34458f'],

  // Exceptions only, with a shape and a word.
  critical: ['#c01f2e', '#ff7a80'],
  criticalSolid: ['#d02a38', '#d93a46'],
  criticalSoft: ['#fdecec', '#38181d'],
  criticalLine: ['#f3b9bd', '#6b2a32'],
  warning: ['#8a4f00', '#f0b04a'],
  warningSolid: ['#c77700', '#e09a2b'],
  warningSoft: ['#fdf2df', '#33260f'],
  warningLine: ['#efd2a0', '#5f4719'],
  // The result of an action, never a lasting state.
  success: ['#11734a', '#4fc48d'],
  successSoft: ['#e6f5ed', '#10291f'],
  successLine: ['#a9dcc3', '#245a43'],

  chart1: ['#2a4be0', '#7c93ff'],
  chart2: ['#0c8577', '#37b8a6'],
  chart3: ['#8b46c9', '#bd8af0'],
  chart4: ['#b4417a', '#e687b4'],
  chart5: ['#59657c', '#93a0b8'],
  chartGrid: ['#edeff4', '#1e2430'],
  chartFill: ['#2a4be014', '#7c93ff1c'],
  chartCompare: ['#858fa3', '#66718a'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof COLORS;
export type ColorOf = (name: ColorName) => string;

/** Pixels. `comfortable` is the user's choice; touch screens enlarge controls by themselves. */
export const SIZES = {
  compact: { row: 40, rowHead: 32, menuRow: 28 },
  comfortable: { row: 48, rowHead: 40, menuRow: 32 },
} as const;

/** Screens that are used by finger. */
export const TOUCH = '(pointer: coarse), (max-width: 640px)';

/** Floating elements only. */
export const SHADOWS = {
  shadow1: ['0 1px 2px #12151c0f', '0 1px 2px #00000066'],
  shadow2: ['0 4px 16px #12151c1a', '0 4px 20px #00000080'],
  shadow3: ['0 16px 48px #12151c2e', '0 20px 60px #000000b3'],
} as const;

/** The variable of a token in CSS, such as `var(--console-line-strong)`. */
export function cssToken(name: ColorName): string {
  return `var(${variableOf(name)})`;
}

/** The colors of the theme around an element, for drawings on a canvas. */
export function colorsAround(element: Element): ColorOf {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(variableOf(name));
}

/** The colors of paper. */
export const printedColor: ColorOf = (name) => COLORS[name][0];

/** System colors, where the user's replace those of pages. */
export const forcedColor: ColorOf = (name) => {
  if (name === 'surface') return 'Canvas';
  if (name === 'chartFill' || name.endsWith('Soft')) return 'transparent';
  return name === 'chartGrid' ? 'GrayText' : 'CanvasText';
};

/** The declarations of all colors in a theme. */
export function colorVariables(darkMode: boolean): string {
  return Object.entries(COLORS)
    .map(([name, [light, dark]]) => `${variableOf(name)}:${darkMode ? dark : light};`)
    .join('');
}

function variableOf(name: string): string {
  return `--console-${name.replace(/([A-Z]|\d)/g, '-$1').toLowerCase()}`;
}
