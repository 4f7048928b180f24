import type { Atom, WritableAtom } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import type { List, ListEvent } from '../remote/list'
import { partNo } from '../remote/list'
import { isKnownAbove } from '../remote/parts'
import { apiAtom } from './api'
import type { listPages, PageAnswer } from './list-pages'

/** So many parts beyond the near ones keep their rows; twice as many before they are let go of. */
const keptAround = 8

export interface NearPartsOptions<Row, Query, Extra> {
  readonly stateAtom: Atom<List<Row, CallError, Extra>>
  /** What was asked for. */
  readonly queryAtom: Atom<Query | undefined>
  readonly onEventAtom: WritableAtom<null, [ListEvent<Row, CallError, Extra>], void>
  readonly ask: ReturnType<typeof listPages<PageAnswer<Row>, Query, Extra>>['ask']
}

/** The parts of a long list that somebody is near: asked for again, and those that are far let go of. */
export function nearParts<Row, Query, Extra>(options: NearPartsOptions<Row, Query, Extra>) {
  const { stateAtom, queryAtom, onEventAtom, ask } = options
  const nearHeld = atom<readonly number[]>([])
  /** Parts that an answer is awaited for. */
  const askedAtom = atom(() => new Set<string>())

  /**
   * Asks for a part again; what else the list is doing goes on. Gives whether it was answered. The answer is void when the part got
   * other rows meanwhile: they are newer.
   */
  const pieceAtom = atom(null, async (get, set, no: number): Promise<boolean> => {
    const { key, shown } = get(stateAtom)
    const query = get(queryAtom)
    const part = partNo(shown, no)
    if (!part || !shown || query === undefined) return true
    const { after } = part
    const asked = get(askedAtom)
    const wish = `${key} ${no} ${after ?? ''}`
    if (asked.has(wish)) return true
    asked.add(wish)
    if (part.isMissed === true) set(onEventAtom, { type: 'missed', no, isMissed: false })
    const answer = await ask(get(apiAtom), query, { page: no - 1, cursor: after, extra: shown.extra })
    asked.delete(wish)
    const now = get(stateAtom)
    if (now.key !== key) return answer.ok
    if (!answer.ok) set(onEventAtom, { type: 'missed', no, isMissed: true })
    const known = partNo(now.shown, no)
    if (answer.ok && answer.value.page === no && (known === part || !known?.rows)) {
      set(onEventAtom, { type: 'part', key, after, page: answer.value })
      set(fillAtom)
    }
    return answer.ok
  })

  /**
   * Asks for near parts that have no rows: let go of, or moved by rows that came in above them. Also for the one above them, if nothing
   * is known of it: the head of the rows below depends on its last one.
   */
  const fillAtom = atom(null, (get, set) => {
    const parts = get(stateAtom).shown?.parts ?? []
    for (const no of get(nearHeld)) {
      const at = parts.findIndex((part) => part.no === no)
      if (at >= 0 && !parts[at]?.rows) void set(pieceAtom, no)
      if (at > 0 && !isKnownAbove(parts, at)) void set(pieceAtom, no - 1)
    }
  })

  /** Somebody came near these parts: what was let go of there is asked for, what is far from them is let go of. */
  const nearAtom = atom(null, (get, set, told: readonly number[]) => {
    const { shown } = get(stateAtom)
    // Those of a list that began anew are gone, and tell so one by one.
    const near = told.filter((no) => partNo(shown, no))
    set(nearHeld, near)
    if (!shown || near.length === 0) return
    const [first, last] = [Math.min(...near) - keptAround, Math.max(...near) + keptAround]
    if (shown.parts.some(({ no, rows }) => rows && (no < first - keptAround || no > last + keptAround)))
      set(onEventAtom, { type: 'letGo', first, last })
    set(fillAtom)
  })

  /** Looks at the near parts again, one after the other, until one is not answered. */
  const lookAtom = atom(null, async (_get, set, near: readonly number[]) => {
    for (const no of near) if (!(await set(pieceAtom, no))) return
    set(onEventAtom, { type: 'looked' })
  })

  return { nearAtom, lookAtom }
}
