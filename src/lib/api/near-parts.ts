import type { Atom, WritableAtom } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import type { List, ListEvent } from '../remote/list'
import { partNo } from '../remote/list'
import { isKnownAbove } from '../remote/parts'
import { apiAtom } from './api'
import type { listPages, PageAnswer } from './list-pages'

/** How many parts beyond the near ones keep their rows; rows are dropped only at twice that distance. */
const keptAround = 8

export interface NearPartsOptions<Row, Query, Extra> {
  readonly stateAtom: Atom<List<Row, CallError, Extra>>
  /** What was asked for. */
  readonly queryAtom: Atom<Query | undefined>
  readonly onEventAtom: WritableAtom<null, [ListEvent<Row, CallError, Extra>], void>
  readonly ask: ReturnType<typeof listPages<PageAnswer<Row>, Query, Extra>>['ask']
}

/** The parts of a long list near the screen: these are loaded again, and the rows of far ones are dropped. */
export function nearParts<Row, Query, Extra>(options: NearPartsOptions<Row, Query, Extra>) {
  const { stateAtom, queryAtom, onEventAtom, ask } = options
  const nearHeld = atom<readonly number[]>([])
  /** Parts that are being loaded. */
  const askedAtom = atom(() => new Set<string>())

  /**
   * Loads a part again, whatever else the list is doing. Returns whether it was answered. The answer is ignored when the part got newer
   * rows meanwhile.
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
   * Loads near parts without rows: dropped ones, or ones moved by new rows above. Also the part above them, if nothing is known of it,
   * because the head of the rows below depends on its last row.
   */
  const fillAtom = atom(null, (get, set) => {
    const parts = get(stateAtom).shown?.parts ?? []
    for (const no of get(nearHeld)) {
      const at = parts.findIndex((part) => part.no === no)
      if (at >= 0 && !parts[at]?.rows) void set(pieceAtom, no)
      if (at > 0 && !isKnownAbove(parts, at)) void set(pieceAtom, no - 1)
    }
  })

  /** These parts came near the screen: dropped rows there are loaded, rows far from them are dropped. */
  const nearAtom = atom(null, (get, set, told: readonly number[]) => {
    const { shown } = get(stateAtom)
    // When a list starts over, its old parts report one by one that they are gone.
    const near = told.filter((no) => partNo(shown, no))
    set(nearHeld, near)
    if (!shown || near.length === 0) return
    const [first, last] = [Math.min(...near) - keptAround, Math.max(...near) + keptAround]
    if (shown.parts.some(({ no, rows }) => rows && (no < first - keptAround || no > last + keptAround)))
      set(onEventAtom, { type: 'letGo', first, last })
    set(fillAtom)
  })

  /** Loads the near parts again, one after the other, until one fails. */
  const lookAtom = atom(null, async (_get, set, near: readonly number[]) => {
    for (const no of near) if (!(await set(pieceAtom, no))) return
    set(onEventAtom, { type: 'looked' })
  })

  return { nearAtom, lookAtom }
}
