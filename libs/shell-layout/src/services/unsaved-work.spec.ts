import { describe, expect, it } from 'vitest';
import { createUnsavedWork } from './unsaved-work';

describe('unsaved work', () => {
  it('exists as long as any form has some', () => {
    const [first, second] = [{}, {}];
    const work = createUnsavedWork();
    expect(work.exists()).toBe(false);
    work.report(first, true);
    work.report(second, true);
    work.report(first, true);
    work.report(first, false);
    expect(work.exists()).toBe(true);
    work.report(second, false);
    expect(work.exists()).toBe(false);
  });

  it('is not made by a form that is done twice', () => {
    const work = createUnsavedWork();
    work.report({}, false);
    expect(work.exists()).toBe(false);
  });
});
