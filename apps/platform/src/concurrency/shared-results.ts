/**
 * Shares one result among concurrent callers with the same key. A caller that arrives while work is running waits for
 * the next run, so each result includes all earlier changes.
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
