import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';

/** Can hold back what it sends for a moment, so that it leaves together: each packet of its own costs more than what is in it. */
export class CorkingClient extends Client {
  readonly #socket: Socket;
  #isHeld = false;

  constructor(config?: ClientConfig) {
    const socket = new Socket();
    super({ ...config, stream: () => socket });
    this.#socket = socket;
  }

  /** Until the event loop goes on. */
  hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#socket.cork();
    // Behind everything that is resolved by then: a tick alone would come before it.
    queueMicrotask(() => process.nextTick(() => this.#release()));
  }

  #release(): void {
    this.#isHeld = false;
    this.#socket.uncork();
  }
}
