// @see spec 7.2
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLatestQuestion } from './latest-question';

describe('questions about what is being typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are asked after a pause, and the last one only', async () => {
    const question = createLatestQuestion(300);
    const asked: string[] = [];
    const told: string[] = [];
    for (const text of ['p', 'ph', 'phi']) {
      question.ask(
        () => {
          asked.push(text);
          return Promise.resolve(`${text}!`);
        },
        (answer) => told.push(answer),
      );
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toEqual(['phi']);
    expect(told).toEqual(['phi!']);
  });

  it('tell nobody an answer that comes after the next question', async () => {
    const question = createLatestQuestion(300);
    const late = Promise.withResolvers<string>();
    const told: string[] = [];
    question.ask(
      () => late.promise,
      (answer) => told.push(answer),
    );
    await vi.advanceTimersByTimeAsync(300);
    question.ask(
      () => Promise.resolve('second'),
      (answer) => told.push(answer),
    );
    await vi.advanceTimersByTimeAsync(300);
    late.resolve('first');
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['second']);
  });

  it('can be dropped, before they are asked and after', async () => {
    const question = createLatestQuestion(300);
    const ask = vi.fn(() => Promise.resolve('answer'));
    const tell = vi.fn();
    question.ask(ask, tell);
    question.drop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).not.toHaveBeenCalled();

    question.ask(ask, tell);
    await vi.advanceTimersByTimeAsync(299);
    vi.advanceTimersByTime(1);
    question.drop();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledOnce();
    expect(tell).not.toHaveBeenCalled();
  });
});
