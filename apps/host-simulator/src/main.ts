import { errorText, type ConformanceReport } from '@console/host-protocol/conformance';
import { checkEntry, guestEntry } from './guest-entry';
import { OPTION_NAMES, readSettings, settingsErrors } from './settings';
import { simulate, type LogLine, type Simulation } from './simulation';

/** More lines than anyone reads; a guest that never stops sending must not fill the memory. */
const LOG_LENGTH = 500;

const form = find('form', HTMLFormElement);
const stage = find('#stage', HTMLElement);
const status = find('[role=status]', HTMLElement);
const report = find('#report', HTMLElement);
const logList = find('#log', HTMLElement);
let log: (LogLine & { at: string })[] = [];
let simulation: Simulation | undefined;

const option = find('#option', HTMLTemplateElement);
for (const name of OPTION_NAMES) {
  const field = document.importNode(option.content, true);
  field.querySelector('span')?.append(name);
  field.querySelector('select')?.setAttribute('name', name);
  option.before(field);
}
const defaults = query();
for (const [name, value] of new URLSearchParams(window.location.search)) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on';
  else if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((offered) => offered.value === value)) field.value = value;
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value;
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void mount();
});
form.addEventListener('input', changed);
onClick('#mount', () => void mount());
onClick('#check', () => void check());
onClick('#send-invalid', () => simulation?.sendInvalid());
onClick('#unmount', unmount);
onClick('#empty-token', () => {
  find('[name=token]', HTMLInputElement).value = '';
  changed();
});
onClick('#clear-log', () => {
  log = [];
  showLog();
});
onClick('#save-log', () => save(log, 'shell-host-log.json'));
showLog();
unmount();

function query(): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (name !== 'token' && typeof value === 'string') fields.set(name, value);
  return fields;
}

function settings() {
  return readSettings(new FormData(form));
}

/** Sets the error of each field; returns whether all are valid. */
function validate(): boolean {
  for (const [name, error] of settingsErrors(settings())) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.setCustomValidity(error ?? '');
  }
  return form.checkValidity();
}

function changed() {
  const changes = [...query()].filter(([name, value]) => value !== defaults.get(name));
  const { pathname } = window.location;
  const search = new URLSearchParams(changes).toString();
  window.history.replaceState(null, '', search === '' ? pathname : `?${search}`);
  const isValid = validate();
  // The end of a session is a change, too.
  if (isValid || settings().token === '') simulation?.change(settings());
}

async function mount() {
  if (!validate()) {
    form.reportValidity();
    return;
  }
  unmount();
  showGuest('Mounting …', true);
  const mounted = simulate({
    stage,
    entry: guestEntry(settings(), logError),
    settings: settings(),
    behavior: () => settings().behavior,
    log: addLine,
  });
  simulation = mounted;
  const message = await mounted.mounted.then(
    () => '',
    (error: unknown) => `The guest could not be mounted. ${errorText(error)}`,
  );
  if (simulation === mounted) showGuest(message, true);
}

async function check() {
  if (!validate()) {
    form.reportValidity();
    return;
  }
  unmount();
  showGuest('The guest is being mounted repeatedly …', false);
  const buttons = document.querySelectorAll<HTMLButtonElement>('#mount, #check');
  buttons.forEach((button) => (button.disabled = true));
  try {
    showReport(await checkEntry(stage, guestEntry(settings(), logError), settings()));
  } catch (error) {
    showGuest(`The check did not finish: ${errorText(error)}`, false);
  } finally {
    buttons.forEach((button) => (button.disabled = false));
  }
}

function unmount() {
  simulation?.unmount();
  simulation = undefined;
  showGuest('No guest is mounted.', false);
}

function showGuest(message: string, isMounted: boolean) {
  status.textContent = message;
  report.hidden = true;
  for (const id of ['#send-invalid', '#empty-token', '#unmount']) find(id, HTMLElement).hidden = !isMounted;
}

function showReport(results: ConformanceReport) {
  const count = (outcome: string) => results.results.filter((result) => result.outcome === outcome).length;
  showGuest(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`, false);
  report.hidden = false;
  find('#report button', HTMLButtonElement).onclick = () => save(results, 'shell-host-conformance.json');
  find('#report tbody', HTMLElement).replaceChildren(
    ...results.results.map(({ id, requirement, outcome, reason = '' }) => {
      const row = document.createElement('tr');
      const code = Object.assign(document.createElement('code'), { textContent: id });
      const text = document.createElement('td');
      text.append(code, ` ${requirement} ${reason}`);
      row.append(Object.assign(document.createElement('td'), { textContent: outcome }), text);
      return row;
    }),
  );
}

function logError(error: unknown) {
  addLine({ by: 'guest', name: 'error', payload: errorText(error) });
}

function addLine(line: LogLine) {
  log = [...log, { at: new Date().toISOString(), ...line }].slice(-LOG_LENGTH);
  showLog();
}

function showLog() {
  const calls = (name: string) => log.filter((line) => line.by === 'guest' && line.name === name).length;
  find('#calls', HTMLElement).textContent =
    `Calls of open: ${calls('open')}, of openNoCardWarning: ${calls('openNoCardWarning')}`;
  logList.replaceChildren(
    ...log.map(({ at, by, name, payload }) => {
      const line = document.createElement('li');
      line.textContent = [at.slice(11, 23), by, name, payload && JSON.stringify(payload)].join(' ');
      return line;
    }),
  );
  logList.scrollTop = logList.scrollHeight;
}

function save(content: unknown, download: string) {
  const blob = new Blob([JSON.stringify(content, undefined, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}

function onClick(selector: string, action: () => void) {
  find(selector, HTMLButtonElement).addEventListener('click', action);
}

function find<Found extends Element>(selector: string, type: new () => Found): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}
