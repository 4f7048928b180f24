// What the console asks of a browser and jsdom does not have.
const { webcrypto } = require('node:crypto')
const { TextDecoder, TextEncoder } = require('node:util')

const nothing = () => undefined

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** One whose ports do not keep the process alive. */
class MessageChannel {
  constructor() {
    this.port1 = { onmessage: null }
    this.port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.({})) }
  }
}

const listening = {
  addListener: nothing,
  removeListener: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver, MessageChannel, TextDecoder, TextEncoder })
globalThis.matchMedia = () => ({ matches: false, ...listening })
AbortSignal.timeout ??= () => new AbortController().signal
crypto.randomUUID ??= () => webcrypto.randomUUID()

// jsdom lays nothing out: there is nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined
