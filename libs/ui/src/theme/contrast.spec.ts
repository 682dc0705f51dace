// @see spec 2
import { theme } from 'antd';
import { describe, expect, it } from 'vitest';
import { consoleTheme } from './theme';
import { COLORS, type ColorName } from './tokens';

type Colours = ReturnType<typeof theme.getDesignToken>;
type Name = {
  [Key in keyof Colours]: Colours[Key] extends string ? Key : never;
}[keyof Colours];

/** Backgrounds of pages, cards, dialogs and pop-ups. */
const GROUNDS: readonly Name[] = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated'];

/** WCAG 1.4.3: text. Disabled text is exempt. */
const TEXTS: readonly Name[] = [
  'colorText',
  'colorTextSecondary',
  'colorTextDescription',
  'colorTextPlaceholder',
  'colorLink',
  'colorLinkHover',
  'colorError',
];

/** WCAG 1.4.11: boundaries, focus and meaningful graphics. */
const MARKS: readonly Name[] = [
  'colorBorder',
  'colorPrimary',
  'colorPrimaryBorder',
  'colorIcon',
  'colorTextQuaternary',
  'colorSuccess',
  'colorWarning',
  'colorError',
];

/** Colors of the kit that antd has no token for, by WCAG 1.4.3 and 1.4.11. */
const KIT_TEXTS: readonly ColorName[] = ['text2', 'text3', 'accentText', 'critical', 'warning', 'success'];
const KIT_MARKS: readonly ColorName[] = [
  'lineControl',
  'accent',
  'criticalSolid',
  'warningSolid',
  'chart1',
  'chart2',
  'chart3',
  'chart4',
  'chart5',
];
const KIT_GROUNDS: readonly ColorName[] = ['bg', 'surface', 'raised'];
/** Rows under the pointer and selected rows. */
const KIT_ROWS: readonly ColorName[] = ['surface', 'hover', 'accentSofter', 'accentSoft'];
/** Drawn on pages only. */
const PAGE_MARKS: readonly ColorName[] = ['chartCompare'];

/** Texts with a specific background. */
const PAIRS: readonly (readonly [text: Name, ground: Name])[] = [
  ['colorTextLightSolid', 'colorPrimary'],
  ['colorTextLightSolid', 'colorPrimaryHover'],
  ['colorTextLightSolid', 'colorPrimaryActive'],
  ['colorLink', 'controlItemBgActive'],
  ['colorText', 'controlItemBgActive'],
  ['colorText', 'colorErrorBg'],
  ['colorText', 'colorWarningBg'],
  ['colorText', 'colorSuccessBg'],
  ['colorText', 'colorInfoBg'],
  ['colorTextLightSolid', 'colorBgSpotlight'],
];

describe.each([
  ['dark', true],
  ['light', false],
])('colours of the %s theme', (_name, darkMode) => {
  const colours = theme.getDesignToken(consoleTheme(darkMode, false));
  const tooWeak = (pairs: readonly (readonly [Name, Name])[], wanted: number) =>
    pairs
      .map(([name, ground]) => ({ name, ground, found: contrast(colours[name], colours[ground]) }))
      .filter(({ found }) => found < wanted)
      .map(({ name, ground, found }) => `${name} on ${ground}: ${found.toFixed(2)}`);
  const onGrounds = (names: readonly Name[]) =>
    names.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const));

  it('lets every text be read: 4.5 to 1', () => {
    expect(tooWeak([...onGrounds(TEXTS), ...PAIRS], 4.5)).toEqual([]);
  });

  it('shows what is no text: 3 to 1', () => {
    expect(tooWeak(onGrounds(MARKS), 3)).toEqual([]);
  });

  it.each([
    ['texts', 4.5, KIT_TEXTS, [...KIT_GROUNDS, ...KIT_ROWS]],
    ['marks', 3, KIT_MARKS, KIT_GROUNDS],
    ['marks of pages', 3, PAGE_MARKS, ['bg', 'surface']],
    ['white', 4.5, ['textOnAccent'], ['accent', 'accentHover', 'criticalSolid']],
  ] as const)('has %s of the kit with %d to 1', (_what, wanted, names, grounds) => {
    const color = (name: ColorName) => COLORS[name][darkMode ? 1 : 0];
    const weak = names.flatMap((name) =>
      grounds
        .filter((ground) => contrast(color(name), color(ground)) < wanted)
        .map((ground) => `${name} on ${ground}`),
    );
    expect(weak).toEqual([]);
  });
});

/** WCAG 2 contrast; the first color may be translucent, the second is opaque. */
function contrast(colour: string, ground: string): number {
  const below = channels(ground);
  const [red, green, blue, alpha] = channels(colour);
  const mixed = [red, green, blue].map(
    (channel, index) => channel * alpha + (below[index] ?? 0) * (1 - alpha),
  );
  const [light = 0, dark = 0] = [luminance(mixed), luminance(below)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channelsOf: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channelsOf.map((channel) =>
    channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Parses `#rgb`, `#rrggbb`, `rgb(r, g, b)` and `rgb(r g b / a)`. */
function channels(colour: string): [red: number, green: number, blue: number, alpha: number] {
  if (colour.startsWith('#')) {
    const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
    const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) =>
      parseInt(digits.slice(at, at + 2), 16),
    );
    return [red, green, blue, 1];
  }
  const [red = NaN, green = NaN, blue = NaN, alpha = 1] = (colour.match(/[\d.]+%?/g) ?? []).map((part) =>
    part.endsWith('%') ? parseFloat(part) / 100 : parseFloat(part),
  );
  return [red, green, blue, alpha];
}
