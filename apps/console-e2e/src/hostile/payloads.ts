/** The origin from which planted texts request files. */
export const CANARY_ORIGIN = 'https://canary.invalid';

/** Called by planted code with the name of its payload. */
export const CANARY = 'planted';

const call = (name: string) => `${CANARY}('${name}')`;

/** Markup that runs code when a text is rendered as HTML. */
const MARKUP: Readonly<Record<string, (code: string) => string>> = {
  script: (code) => `<script>${code}</script>`,
  'script-in-capitals': (code) => `<ScRiPt >${code}</sCrIpT >`,
  'script-after-script': (code) => `</script><script>${code}</script>`,
  'script-after-title': (code) => `</title></textarea></style></template><script>${code}</script>`,
  'script-in-comment': (code) => `<!--><script>${code}</script>-->`,
  'script-in-svg': (code) => `<svg><script>${code}</script></svg>`,
  image: (code) => `<img src=x: onerror=${code}>`,
  'image-slashes': (code) => `<img/src='x:'/onerror=${code}>`,
  'image-after-quote': (code) => `'"><img src="x:" onerror="${code}">`,
  'image-after-backtick': (code) => `\`><img src=x: onerror=${code}>`,
  'image-entities': (code) =>
    `<img src=x: onerror="${code.replace(/./g, (letter) => `&#${String(letter.charCodeAt(0))};`)}">`,
  'svg-image': (code) => `<svg><image href=x: onerror=${code}></image></svg>`,
  'svg-animation': (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s></animate></svg>`,
  details: (code) => `<details open ontoggle=${code}></details>`,
  'video-source': (code) => `<video><source onerror=${code} src=x:></video>`,
  audio: (code) => `<audio src=x: onerror=${code}></audio>`,
  focus: (code) => `<input autofocus onfocus=${code}>`,
  frame: (code) => `<iframe srcdoc="<script>parent.${code}</script>"></iframe>`,
  'frame-address': (code) => `<iframe src="javascript:parent.${code}"></iframe>`,
  'object-data': (code) => `<object data=/nowhere.png onerror=${code}></object>`,
  'style-load': (code) => `<style onload=${code}></style>`,
  'link-error': (code) => `<link rel=stylesheet href=x: onerror=${code}>`,
  'after-mathml': (code) => `<math><mi></mi></math><img src=x: onerror=${code}>`,
};

const FETCHED = [
  `<img src=${CANARY_ORIGIN}/image>`,
  `<link rel=stylesheet href=${CANARY_ORIGIN}/style>`,
  `<style>@import '${CANARY_ORIGIN}/import';</style>`,
  `<meta http-equiv=refresh content="0;url=${CANARY_ORIGIN}/refresh">`,
];

const PLACEHOLDERS = [
  '$t(shell:global.loading)',
  '{{title}}',
  '{{- title}}',
  '${title}',
  '<0>bold</0>',
  '%s %d',
];
const LETTERS = '\u202eright to left\u202c zero\u200bwidth\ufeff z\u0335\u0336\u0337algo 🎬👩‍👩‍👧';

/** Payloads that run code, by name. */
export const NAMES = ['address', ...Object.keys(MARKUP)];

/** The number of characters that the console does not clip. */
export const SHOWN_LENGTH = 450;

/** A text with a mark and every payload: code as an address, markup as HTML. */
export function hostileText(mark: string): string {
  return [...piecesOf(mark), `end of ${mark}`].join('');
}

/** The number of payloads in the part that is never clipped. */
export function shownPayloads(mark: string): number {
  let length = 0;
  return piecesOf(mark).filter((piece) => (length += piece.length) <= SHOWN_LENGTH).length;
}

/** Starts with another payload for each mark, so that clipped texts together show all. */
function piecesOf(mark: string): string[] {
  const payloads = [
    ...PLACEHOLDERS,
    ...Object.entries(MARKUP).map(([name, markup]) => markup(call(name))),
    ...FETCHED,
  ];
  const first = Number(/\d+/.exec(mark)?.[0] ?? 0) % payloads.length;
  return [
    `javascript:${call('address')}//${mark} `,
    LETTERS,
    ...payloads.slice(first),
    ...payloads.slice(0, first),
  ];
}
