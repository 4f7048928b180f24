import { later } from './natives'

let ms = 0

/** How long a message between script and screen is on its way from now on: on a slow phone it waits for two busy threads. */
export function setCrossing(given: number): void {
  ms = given
}

/** Does what follows when a message arrives; messages arrive in their order. */
export function onArrival(work: () => void): void {
  if (ms === 0) work()
  else later(work, ms)
}
