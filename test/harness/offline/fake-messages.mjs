/** A channel between a page and its worker; other than Node's, it does not keep a process alive. */
export class FakeChannel {
  port1 = new FakePort();
  port2 = new FakePort();

  /** @param {() => void} [onAnswer] Called once the first port has got a message. */
  constructor(onAnswer) {
    this.port1.send = (data) => this.port2.onmessage?.({data});
    this.port2.send = (data) => {
      this.port1.onmessage?.({data});
      onAnswer?.();
    };
  }
}

class FakePort {
  onmessage = undefined;
  send = () => undefined;

  postMessage(data) {
    deliver(data, [], (copy) => this.send(copy));
  }
}

/** Delivers a message in another task, as a copy. */
export function deliver(data, ports, receive) {
  const copy = structuredClone(data);
  setImmediate(() => receive(copy, ports));
}
