/** A host's side of the protocol written by hand, as another team would: nothing of the console's own code is in it. */
export interface HostSetup {
  carrier: 'page' | 'frame';
  /** Where the console is, without a slash at the end. */
  console: string;
  state: Record<string, unknown>;
  options?: Record<string, boolean>;
  callbacks?: ('open' | 'openNoCardWarning')[];
  /** Hosts that the page has, side by side, each with its own state; one unless told. */
  guests?: Record<string, unknown>[];
}

/** What the tests ask of the page. */
export interface HostPage {
  /** All that the guest has said, reloads of the page outlived. */
  heard: () => Record<string, unknown>[];
  change: (change: Record<string, unknown>) => void;
  unmount: () => void;
}

declare global {
  interface Window {
    host: HostPage;
  }
}

/** The page of a host: the console fills it, below a heading of the host's own. */
export function hostPage(setup: HostSetup): string {
  return `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <title>The host</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0; font-family: serif; }
      iframe { border: 0; width: 100%; height: 90vh; }
    </style>
  </head>
  <body>
    <h2>The host</h2>
    <div id="guest"></div>
    <script type="application/json" id="setup">${JSON.stringify(setup).replaceAll('<', '\\u003c')}</script>
    <script type="module">${SCRIPT}</script>
  </body>
</html>`;
}

const SCRIPT = `
const setup = JSON.parse(document.getElementById('setup').textContent);
const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]');
const listeners = new Set();
let state = { ...setup.state };
const place = location.hash.slice(1);
if (place) state.path = place;

const say = (event) => {
  heard.push(event);
  sessionStorage.setItem('heard', JSON.stringify(heard));
  if (event.type !== 'navigate') return;
  // A frame has a history of its own: the address alone follows it.
  if (event.replace || setup.carrier === 'frame') history.replaceState(null, '', '#' + event.path);
  else history.pushState(null, '', '#' + event.path);
  state = { ...state, path: event.path };
};
const change = (changed) => {
  state = { ...state, ...changed };
  listeners.forEach((listener) => listener(state));
};
if (setup.carrier === 'page') addEventListener('popstate', () => change({ path: location.hash.slice(1) }));

const host = (own = {}) => ({
  version: 1,
  options: setup.options ?? {},
  state: () => ({ ...state, ...own }),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  emit: say,
  ...Object.fromEntries((setup.callbacks ?? []).map((name) => [name, () => say({ type: name })])),
});

const unmounts = [];
window.host = { heard: () => heard, change, unmount: () => unmounts.forEach((unmount) => unmount()) };

const area = document.getElementById('guest');
if (setup.carrier === 'page') {
  const { mount } = await import(setup.console + '/embed.js');
  for (const own of setup.guests ?? [{}]) {
    const element = document.createElement('section');
    area.append(element);
    unmounts.push(await mount(element, host(own)));
  }
} else {
  const frame = document.createElement('iframe');
  const send = (message) =>
    frame.contentWindow.postMessage({ channel: 'shell-host', version: 1, ...message }, setup.console);
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== setup.console) return;
    if (data.type === 'hello')
      send({ type: 'welcome', state, options: setup.options ?? {}, callbacks: setup.callbacks ?? [] });
    if (data.type === 'event') say(data.event);
    if (data.type === 'call') say({ type: data.name });
  });
  listeners.add((next) => send({ type: 'state-change', state: next }));
  frame.src = setup.console + '/';
  area.append(frame);
}
`;
