/**
 * What goes wrong between a site and its host, for `intercept` of the static server: answers that
 * wait until they are released, and a network that is gone.
 */
export function holdableServer() {
  const held = new Map();
  let isHeld = () => false;
  let isDown = false;
  let answer = () => false;

  /** Lets answers for this file wait. */
  function hold(path) {
    const gate = {};
    gate.opened = new Promise((open) => (gate.open = open));
    gate.asked = new Promise((ask) => (gate.ask = ask));
    held.set(path, gate);
  }

  /** Answers what has been waiting, and what is asked for later at once. */
  function release(path) {
    held.get(path)?.open();
    held.delete(path);
  }

  return {
    hold,
    release,
    /** Lets answers wait for all files that a function says this of. */
    holdIf: (test) => (isHeld = test),
    isHolding: () => held.size > 0,
    /** The held files that have been asked for, or will be. */
    heldFiles: () => [...held.keys()],
    releaseAll() {
      isHeld = () => false;
      [...held.keys()].forEach(release);
    },
    /** Resolves when a held file has been asked for. */
    asked: (path) => held.get(path).asked,
    goDown: () => (isDown = true),
    comeBack: () => (isDown = false),
    /** Has a function answer what it can: it gets what `intercept` gets, and returns true then. */
    answerWith: (other) => (answer = other),
    async intercept(path, response) {
      if (isDown) {
        response.destroy();
        return true;
      }
      if (isHeld(path) && !held.has(path)) hold(path);
      const gate = held.get(path);
      gate?.ask();
      await gate?.opened;
      return answer(path, response);
    },
  };
}
