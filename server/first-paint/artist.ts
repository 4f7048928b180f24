import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import type { Drawable, Drawing, Wish } from './drawing'

/** From the thread: which pages it draws, a call that a drawing needs, or how a drawing ended. */
type Told =
  | { readonly pages: readonly Drawable[] }
  | {
      readonly draw: number
      readonly call: number
      readonly kind: 'form' | 'json'
      readonly path: string
      readonly text: string
    }
  | { readonly draw: number; readonly drawing: Drawing | undefined }
  | { readonly draw: number; readonly failure: string }

interface Job {
  readonly wish: Wish
  readonly done: (drawing: Drawing | undefined) => void
  readonly fail: (cause: Error) => void
}

/** A drawing that takes longer fails. When the thread said nothing meanwhile, it hangs, and all that it draws fails. */
const wholePatienceMs = 10_000

/** Draws pages in a thread of its own. */
export interface Artist {
  readonly pages: Promise<readonly Drawable[]>
  readonly draw: (wish: Wish) => Promise<Drawing | undefined>
  readonly end: () => void
}

/** Starts the thread with the code that a build left. When it breaks, all that it draws fails, and `onEnd` is called. */
function start(code: string, patienceMs: number, onEnd: () => void): Artist {
  const worker = new Worker(code, { eval: true })
  const jobs = new Map<number, Job>()
  let count = 0
  let heardAt = performance.now()
  let tellPages: (pages: readonly Drawable[]) => void
  let failPages: (cause: Error) => void
  const pages = new Promise<readonly Drawable[]>((resolve, reject) => {
    tellPages = resolve
    failPages = reject
  })
  pages.catch(() => undefined)
  const breakOff = (cause: Error) => {
    failPages(cause)
    jobs.forEach(({ fail }) => fail(cause))
    jobs.clear()
    onEnd()
  }
  const answer = async (told: Extract<Told, { call: number }>) => {
    const job = jobs.get(told.draw)
    try {
      const envelope = await job?.wish.ask(told.kind, told.path, told.text)
      worker.postMessage({ answerTo: told.call, envelope })
    } catch (cause) {
      job?.fail(cause instanceof Error ? cause : new Error(String(cause)))
      // The drawing goes on without it, so that nothing waits in the thread.
      worker.postMessage({ answerTo: told.call })
    }
  }
  worker.on('message', (told: Told) => {
    heardAt = performance.now()
    if ('pages' in told) return tellPages(told.pages)
    const job = jobs.get(told.draw)
    if ('call' in told) return void answer(told)
    jobs.delete(told.draw)
    if ('failure' in told) job?.fail(new Error(told.failure))
    else job?.done(told.drawing)
  })
  worker.on('error', breakOff)
  worker.on('exit', () => breakOff(new Error('the drawing has ended')))
  // It never keeps a server from ending. Listening has taken hold of it, so this comes last.
  worker.unref()
  return {
    pages,
    draw: (wish) =>
      new Promise((resolve, reject) => {
        count += 1
        const no = count
        const since = performance.now()
        const late = setTimeout(() => {
          if (heardAt <= since) return void worker.terminate()
          jobs.get(no)?.fail(new Error('the drawing takes too long'))
          jobs.delete(no)
        }, patienceMs)
        late.unref()
        const stop = () => clearTimeout(late)
        jobs.set(no, {
          wish,
          done: (drawing) => {
            stop()
            resolve(drawing)
          },
          fail: (cause) => {
            stop()
            reject(cause)
          },
        })
        const { page, params, at } = wish
        worker.postMessage({ draw: no, wish: { page, params, at } })
      }),
    end: () => void worker.terminate(),
  }
}

/** After the thread broke, nothing is drawn for so long: code that breaks at once must not cost every visit a thread. */
const restMs = 5000

/** The artist of a build. */
export interface Studio {
  /** Started when it is first needed, and again a while after it broke; until then, and after `close`, there is none. */
  readonly artist: () => Artist | undefined
  readonly close: () => void
}

/** `code` is kept, so that the artist of a build never draws with the code of the next one. */
export function studioOf(code: string, patienceMs = wholePatienceMs): Studio {
  let present: Artist | undefined
  let isResting = false
  let isClosed = false
  const rest = () => {
    present = undefined
    isResting = true
    setTimeout(() => (isResting = false), restMs).unref()
  }
  return {
    artist: () => (isResting || isClosed ? undefined : (present ??= start(code, patienceMs, rest))),
    close: () => {
      isClosed = true
      present?.end()
    },
  }
}
