/**
 * Lets callers who ask the same at the same time share one answer. Whoever comes while an answer is on its way waits for
 * the next one, which begins after they have asked: everybody sees at least what was there when they came, their own
 * changes included.
 */
export class SharedResults<Key, Answer> {
  readonly #running = new Map<Key, Promise<unknown>>();
  readonly #next = new Map<Key, Promise<Answer>>();

  ask(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const next = this.#next.get(key);
    if (next) return next;
    const running = this.#running.get(key);
    if (!running) return this.#begin(key, work);
    const waiting = running
      .catch(() => undefined)
      .then(() => {
        this.#next.delete(key);
        return this.#begin(key, work);
      });
    this.#next.set(key, waiting);
    return waiting;
  }

  #begin(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const answer = work().finally(() => {
      if (this.#running.get(key) === answer) this.#running.delete(key);
    });
    this.#running.set(key, answer);
    return answer;
  }
}
