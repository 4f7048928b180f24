import type { Back } from './types'

/** The part of the browser that the entry needs; tests give their own. */
export interface EntryPort {
  /** `history.state`. */
  readonly read: () => unknown
  readonly push: (state: object) => void
  readonly replace: (state: object) => void
  readonly back: () => void
  readonly after: (delayMs: number, run: () => void) => void
}

export interface HistoryEntry extends Back {
  /** Call when the router shows the address's page: remembers its history entry. */
  readonly noteRoute: () => void
  /** Handles a move in the browser's history; true when it was ours and the router must not hear of it. */
  readonly handlePop: () => boolean
}

/** A popup that is still open this long after a step back is staying open, so it is guarded again. */
const closingMs = 50
/** A browser answers `history.back()` sooner than this, or never. */
const backTimeoutMs = 1000

/** What goes from the screen just now and may still hold the entry: the popup that a step back closed, or the page that is left. */
interface Closing {
  readonly what: 'popup' | 'page'
}

const mark = 'isLayer'
const fieldsOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? { ...state } : {}
const isOurs = (state: unknown): boolean => fieldsOf(state)[mark] === true
/** The router's key of an entry. Our entry has the key of the page it belongs to. */
const nameOf = (state: unknown): unknown => fieldsOf(state).key ?? null

/**
 * One extra entry in the browser's history while a popup is open, so that going back closes the popup and not the page. It has the
 * page's address and the router's state, so a router that meets it sees nothing new. It goes when the last popup closes, before
 * the app opens another page, and at start when a reload left it behind; going forward on to it steps off again.
 */
export function createHistoryEntry(port: EntryPort): HistoryEntry {
  let held: { readonly onBack: () => void; readonly page: unknown } | null = null
  let waiting: (() => void)[] = []
  let isOn = isOurs(port.read())
  let leaving = 0
  let leaves = 0
  let closing: Closing | null = null
  let route = nameOf(port.read())

  const isWanted = () => held !== null && closing === null && waiting.length === 0 && nameOf(port.read()) === held.page

  const leave = () => {
    leaves += 1
    leaving = leaves
    const mine = leaves
    port.back()
    port.after(backTimeoutMs, () => {
      if (leaving !== mine) return
      leaving = 0
      isOn = false
      settle()
    })
  }

  const settle = () => {
    if (leaving > 0) return
    if (isOn) {
      if (!isWanted()) leave()
      return
    }
    const runs = waiting
    waiting = []
    if (runs.length > 0) {
      guardLater('page')
      runs.forEach((run) => run())
      return
    }
    if (!isWanted()) return
    isOn = true
    port.push({ ...fieldsOf(port.read()), [mark]: true })
  }

  const guardNow = () => {
    closing = null
    settle()
  }

  /** Closing takes the screen a moment; what shows its end sooner (`hold`, `noteRoute`) does not wait for the time to pass. */
  const guardLater = (what: Closing['what']) => {
    const mine = { what }
    closing = mine
    port.after(closingMs, () => {
      if (closing === mine) guardNow()
    })
  }

  if (isOn) port.after(0, settle)

  return {
    hold(onBack) {
      held = onBack && { onBack, page: nameOf(port.read()) }
      if (closing?.what === 'popup') guardNow()
      else settle()
    },
    whenFree(run) {
      waiting.push(run)
      settle()
    },
    noteRoute() {
      route = nameOf(port.read())
      if (closing?.what === 'page') guardNow()
    },
    handlePop() {
      const state = port.read()
      if (isOurs(state)) return handleOurs(state)
      const wasOn = isOn
      isOn = false
      if (leaving > 0) {
        leaving = 0
        settle()
        return true
      }
      if (!wasOn || nameOf(state) !== route) return false
      guardLater('popup')
      held?.onBack()
      return true
    },
  }

  /** The browser went forward to an entry that outlived its popup. */
  function handleOurs(state: unknown): boolean {
    if (nameOf(state) === route) {
      isOn = true
      settle()
      return true
    }
    port.replace(Object.fromEntries(Object.entries(fieldsOf(state)).filter(([name]) => name !== mark)))
    return false
  }
}
