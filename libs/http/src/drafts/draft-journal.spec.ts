// @see spec 3.12
import { beforeEach, describe, expect, it } from 'vitest';
import { createConsoleStorage } from '../storage/console-storage';
import { createMemoryStorage, createSafeStorage } from '../storage/safe-storage';
import { createDraftJournal, DRAFT_DAYS, DRAFT_LENGTH_MAX, DRAFTS_MAX } from './draft-journal';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 0, 31);

let time = START;
let local = createMemoryStorage();
beforeEach(() => {
  time = START;
  local = createMemoryStorage();
});

const journal = () => createDraftJournal(createConsoleStorage({ local }), () => time);

describe('the draft journal', () => {
  it('gives back after a reload what was kept', () => {
    journal().keep('mai', 'app', { name: 'Đài', tags: ['a'], live: false });
    expect(journal().read('mai', 'app')).toEqual({
      at: START,
      values: { name: 'Đài', tags: ['a'], live: false },
    });
  });

  it('outlives the session', () => {
    journal().keep('mai', 'app', { name: 'Đài' });
    createConsoleStorage({ local }).clearPersonal();
    expect(journal().read('mai', 'app')).toBeDefined();
  });

  it('shows nobody what another person typed, nor in another form', () => {
    journal().keep('mai', 'app', { name: 'Đài' });
    journal().keep('an', 'app', { name: 'Kênh' });
    expect(journal().read('lan', 'app')).toBeUndefined();
    expect(journal().read('mai', 'group')).toBeUndefined();
    expect(journal().read('an', 'app')?.values).toEqual({ name: 'Kênh' });
  });

  it('forgets one and keeps the others', () => {
    journal().keep('mai', 'app', { name: 'Đài' });
    journal().keep('an', 'app', { name: 'Kênh' });
    journal().keep('mai', 'group', { name: 'Nhóm' });
    journal().forget('mai', 'app');
    expect(journal().read('mai', 'app')).toBeUndefined();
    expect([journal().read('an', 'app'), journal().read('mai', 'group')]).not.toContain(undefined);
  });

  it('leaves nothing behind once the last is forgotten', () => {
    journal().keep('mai', 'app', { name: 'Đài' });
    journal().forget('mai', 'app');
    expect(local.read('console.drafts')).toBeNull();
  });

  it('forgets a draft whose values are gone', () => {
    journal().keep('mai', 'app', { name: 'Đài' });
    journal().keep('mai', 'app', {});
    expect(journal().read('mai', 'app')).toBeUndefined();
  });

  it('keeps what JSON holds as it is, and nothing else', () => {
    journal().keep('mai', 'app', { name: 'Đài', from: new Date(START), act: () => 1, none: undefined });
    expect(journal().read('mai', 'app')?.values).toEqual({ name: 'Đài' });
  });

  it('is bounded in number: the oldest go', () => {
    for (let index = 0; index <= DRAFTS_MAX; index += 1) {
      journal().keep('mai', `form ${String(index)}`, { name: 'a' });
    }
    expect(journal().read('mai', 'form 0')).toBeUndefined();
    expect(journal().read('mai', 'form 1')).toBeDefined();
  });

  it('is bounded in size', () => {
    journal().keep('mai', 'app', { name: 'a' });
    journal().keep('mai', 'app', { name: 'a'.repeat(DRAFT_LENGTH_MAX) });
    expect(local.read('console.drafts')).toBeNull();
  });

  it.each([1, -1])('is bounded in age, whatever the clock did (%i)', (direction) => {
    journal().keep('mai', 'app', { name: 'a' });
    time += direction * (DRAFT_DAYS * DAY_MS - 1);
    expect(journal().read('mai', 'app')).toBeDefined();
    time += direction;
    expect(journal().read('mai', 'app')).toBeUndefined();
    journal().keep('mai', 'group', { name: 'a' });
    expect(local.read('console.drafts')).not.toContain('"app"');
  });

  it('works for this page where the browser keeps nothing', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const here = createDraftJournal(createConsoleStorage({ local: blocked }));
    here.keep('mai', 'app', { name: 'a' });
    expect(here.read('mai', 'app')?.values).toEqual({ name: 'a' });
    here.forget('mai', 'app');
    expect(here.read('mai', 'app')).toBeUndefined();
  });

  it.each(['', '{', '[1]', '[{"user":"mai","form":"app","at":"now","values":{}}]'])(
    'starts empty if the stored drafts are corrupt: %s',
    (text) => {
      local.write('console.drafts', text);
      expect(journal().read('mai', 'app')).toBeUndefined();
      journal().keep('mai', 'app', { name: 'a' });
      expect(journal().read('mai', 'app')).toBeDefined();
    },
  );
});
