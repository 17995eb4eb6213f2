/** What has begun and has not ended. */
export class RunningWork {
  #running = new Set();

  /** Counts work until it has ended, however it ends; returns the same promise. */
  add(promise) {
    const ended = promise.then(
      () => this.#running.delete(ended),
      () => this.#running.delete(ended),
    );
    this.#running.add(ended);
    return promise;
  }

  isBusy() {
    return this.#running.size > 0;
  }

  /** Resolves once all has ended, also what has begun meanwhile. */
  async idle() {
    while (this.isBusy()) await Promise.all(this.#running);
  }
}
