// @see spec 7.9
import { expect, it } from 'vitest';
import { browserOf } from './browser-of';

const CHROMIUM = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    'Firefox 143',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  ],
  ['Chrome 140', 'Windows', `${WINDOWS} ${CHROMIUM} Safari/537.36`],
  ['Edge 140', 'Windows', `${WINDOWS} ${CHROMIUM} Safari/537.36 Edg/140.0.0.0`],
  ['Opera 124', 'Windows', `${WINDOWS} ${CHROMIUM} Safari/537.36 OPR/124.0.0.0`],
  [
    'Cốc Cốc 143',
    'Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/143.0.190 Chrome/137.0.0.0 Safari/537.36`,
  ],
  [
    'Chrome 140',
    'Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  ],
  ['Chrome 140', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROMIUM} Safari/537.36`],
  ['Chrome 140', 'Android', `Mozilla/5.0 (Linux; Android 10; K) ${CHROMIUM} Mobile Safari/537.36`],
  [
    'Samsung Internet 28',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Safari 18',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  ],
  ['Safari 18', 'iOS', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome 140', 'iOS', `${IPHONE} CriOS/140.0.7339.39 Mobile/15E148 Safari/604.1`],
  [
    'Safari 16',
    'iPadOS',
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
  ],
])('recognizes %s on %s', (browser, system, userAgent) =>
  expect(browserOf(userAgent)).toEqual({ browser, system }),
);

it.each(['curl/8.5.0', '', '<b>Firefox</b>', 'Chrome/one'])('does not recognize “%s”', (userAgent) =>
  expect(browserOf(userAgent)).toEqual({}),
);

it('recognizes the system of an unknown browser', () =>
  expect(browserOf('Mozilla/5.0 (X11; Linux x86_64) Lynx/2.9')).toEqual({ system: 'Linux' }));
