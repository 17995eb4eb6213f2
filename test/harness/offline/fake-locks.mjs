/** The locks of an origin, as `navigator.locks` has them: each name has one holder at a time. */
export class FakeLocks {
  /** The name of a lock → what resolves once its last holder has ended. */
  #last = new Map();
  #pause;

  /** Lets whoever wants a lock wait, as if another window had it; resolves once somebody waits. */
  pause() {
    return new Promise((onAsked) => {
      const isOver = new Promise((resume) => (this.#pause = {onAsked, resume}));
      this.#pause.isOver = isOver;
    });
  }

  resume() {
    this.#pause?.resume();
    this.#pause = undefined;
  }

  async request(name, ...given) {
    this.#pause?.onAsked();
    await this.#pause?.isOver;
    const callback = given.pop();
    const [{ifAvailable = false} = {}] = given;
    const before = this.#last.get(name);
    if (ifAvailable && before) return callback(null);
    const result = (before ?? Promise.resolve()).then(() => callback({name}));
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(name, ended);
    void ended.then(() => {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    });
    return result;
  }
}
