import { parentPort } from 'node:worker_threads'
import type { Ask } from './guest'
import type { drawer, Wish } from './drawing'

/** From the server: a page to draw, or the answer to a call. */
type Told =
  | { readonly draw: number; readonly wish: Omit<Wish, 'ask'> }
  | { readonly answerTo: number; readonly envelope: unknown }

/**
 * Draws what the server asks for, in a thread of its own: what goes wrong in an app without a browser must not end the server, and no
 * payment waits for a drawing. First it tells which pages it draws. The other side is `server/first-paint/artist.ts`.
 */
export function drawWhenAsked({ pages, draw }: ReturnType<typeof drawer>): void {
  const port = parentPort
  if (!port) return
  const waiting = new Map<number, (envelope: unknown) => void>()
  let calls = 0
  const askFor =
    (no: number): Ask =>
    (kind, path, text) =>
      new Promise((resolve) => {
        calls += 1
        waiting.set(calls, resolve)
        port.postMessage({ draw: no, call: calls, kind, path, text })
      })
  const begin = async (no: number, wish: Omit<Wish, 'ask'>) => {
    try {
      port.postMessage({ draw: no, drawing: await draw({ ...wish, ask: askFor(no) }) })
    } catch (cause) {
      port.postMessage({ draw: no, failure: cause instanceof Error ? cause.stack : String(cause) })
    }
  }
  port.on('message', (told: Told) => {
    if ('wish' in told) return void begin(told.draw, told.wish)
    waiting.get(told.answerTo)?.(told.envelope)
    waiting.delete(told.answerTo)
  })
  port.postMessage({ pages })
}
