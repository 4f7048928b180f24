import '../back/back'
import { arrived } from './arrival'
import type { Move } from './moves'

let isOwn = false
let isReplay = false

/** Says that the next move in the browser's history is the app's own. */
export function expectBack(): void {
  isOwn = true
}

/**
 * Makes the browser's own way back wait its turn like any move: its event is kept from the router until the pages have come to rest.
 * The router then looks where the browser stands, so that two quick steps back become one move. The door `back` is asked first, by
 * being loaded first: it takes the steps that close a popup.
 */
export function followBrowser(move: (move: Move) => void): void {
  let isWaiting = false
  let count = 0
  const replay = () => {
    isWaiting = false
    isReplay = true
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
    isReplay = false
    return Promise.resolve()
  }
  const handlePop = (event: Event) => {
    if (isReplay) return
    if (isOwn) {
      isOwn = false
      return
    }
    event.stopImmediatePropagation()
    if (isWaiting) return
    isWaiting = true
    count += 1
    move({ name: `browser ${count}`, slideMs: 0, run: () => arrived(replay) })
  }
  window.addEventListener('popstate', handlePop, { capture: true })
}
