/** A host that implements the protocol without code of the console. */
export interface HostSetup {
  transport: 'page' | 'frame';
  console: string;
  state: Record<string, unknown>;
  options?: Record<string, boolean>;
  callbacks?: ('open' | 'openNoCardWarning')[];
  /** Further state of each guest; default: one guest. */
  guests?: Record<string, unknown>[];
}

export interface HostPage {
  /** The events of the guest; they survive reloads. */
  events: () => Record<string, unknown>[];
  change: (change: Record<string, unknown>) => void;
  unmount: () => void;
}

declare global {
  interface Window {
    host: HostPage;
  }
}

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
const events = JSON.parse(sessionStorage.getItem('events') ?? '[]');
const listeners = new Set();
let state = { ...setup.state };
const initialPath = location.hash.slice(1);
if (initialPath) state.path = initialPath;

const receive = (event) => {
  events.push(event);
  sessionStorage.setItem('events', JSON.stringify(events));
  if (event.type !== 'navigate') return;
  if (event.replace || setup.transport === 'frame') history.replaceState(null, '', '#' + event.path);
  else history.pushState(null, '', '#' + event.path);
  state = { ...state, path: event.path };
};
const change = (changed) => {
  state = { ...state, ...changed };
  listeners.forEach((listener) => listener(state));
};
if (setup.transport === 'page') addEventListener('popstate', () => change({ path: location.hash.slice(1) || setup.state.path }));

const host = (guestState = {}) => ({
  version: 1,
  options: setup.options ?? {},
  state: () => ({ ...state, ...guestState }),
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  emit: receive,
  ...Object.fromEntries((setup.callbacks ?? []).map((name) => [name, () => receive({ type: name })])),
});

const unmounts = [];
window.host = { events: () => events, change, unmount: () => unmounts.forEach((unmount) => unmount()) };

const area = document.getElementById('guest');
if (setup.transport === 'page') {
  const { mount } = await import(setup.console + '/embed.js');
  for (const guestState of setup.guests ?? [{}]) {
    const element = document.createElement('section');
    area.append(element);
    unmounts.push(await mount(element, host(guestState)));
  }
} else {
  const frame = document.createElement('iframe');
  const send = (message) =>
    frame.contentWindow.postMessage({ channel: 'shell-host', version: 1, ...message }, setup.console);
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== setup.console) return;
    if (data.type === 'hello')
      send({ type: 'welcome', state, options: setup.options ?? {}, callbacks: setup.callbacks ?? [] });
    if (data.type === 'event') receive(data.event);
    if (data.type === 'call') receive({ type: data.name });
  });
  listeners.add((next) => send({ type: 'state-change', state: next }));
  frame.src = setup.console + '/';
  area.append(frame);
}
`;
