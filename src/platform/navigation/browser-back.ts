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
 * Makes the browser's back button wait its turn like any move: its event is held back from the router until the pages have come to rest.
 * The router then reads the browser's position, so that two quick steps back become one move. The door `back` is loaded first, so it gets
 * the event first: it takes the steps that close a popup.
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
