import { settle } from './trade-page'

/** Takes control of the page's repeated refreshes: `tick(periodMs)` lets one period of this length pass. Call it before the page opens. */
export function holdTicks(): (periodMs: number) => Promise<void> {
  const running = new Map<number, { readonly run: () => void; readonly periodMs: number }>()
  let made = 1_000_000
  const setReal = setInterval
  const clearReal = clearInterval
  const isLook = (periodMs: unknown): periodMs is number => typeof periodMs === 'number' && periodMs >= 5_000
  Object.assign(globalThis, {
    setInterval: (run: () => void, periodMs?: number) => {
      if (!isLook(periodMs)) return setReal(run, periodMs)
      running.set((made += 1), { run, periodMs })
      return made
    },
    clearInterval: (id?: number) => {
      if (id === undefined || !running.delete(id)) clearReal(id)
    },
  })
  return async (periodMs) => {
    for (const look of [...running.values()]) if (look.periodMs === periodMs) look.run()
    await settle()
  }
}
