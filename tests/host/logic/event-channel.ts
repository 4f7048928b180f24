type Listener = (...args: unknown[]) => void

/** The channel between a page and the page it opened. */
export class EventChannel {
  private readonly listeners = new Map<string, Listener[]>()

  on(name: string, listener: Listener): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
  }

  once(name: string, listener: Listener): void {
    const wrapped: Listener = (...args) => {
      this.off(name, wrapped)
      listener(...args)
    }
    this.on(name, wrapped)
  }

  off(name: string, listener?: Listener): void {
    const kept = listener === undefined ? [] : (this.listeners.get(name) ?? []).filter((one) => one !== listener)
    this.listeners.set(name, kept)
  }

  emit(name: string, ...args: unknown[]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(...args)
  }
}
