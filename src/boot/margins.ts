import type { createStore } from 'jotai'
import { sessionAtom } from '@/lib/session/atoms'
import { drawMargins } from '@/platform/desktop-zoom/margins'
import { cadastre, pathOf } from '@/ui/map-lines/cadastre'
import styles from '@/ui/map-lines/margins.module.scss'

/** The size of mockup 20-desktop, where a lot is some 30 units deep. */
const sheet = { width: 1440, height: 900, scale: 3.4 } as const
const plotAt = [250, 330] as const
const { lines = '', mine: own = '', column = '' } = styles
const looks = { lines, mine: own, column }

/**
 * The map of the chosen area beside the column, with the reader's own lot filled; drawn again when either changes. Source: design §2
 * (desktop).
 */
export function followMargins(store: ReturnType<typeof createStore>): () => void {
  let shown = ''
  const draw = () => {
    const { areaId, user } = store.get(sessionAtom)
    const blockNo = user?.blockAreaId === areaId ? user.blockNo : 0
    const wanted = `${areaId} ${blockNo}`
    if (wanted === shown) return
    shown = wanted
    const { lots, mine } = cadastre(areaId * 10007 + blockNo, sheet.width, sheet.height, plotAt, sheet.scale)
    drawMargins({ ...sheet, looks, lines: pathOf(lots), mine: blockNo > 0 ? pathOf([mine]) : '' })
  }
  draw()
  return store.sub(sessionAtom, draw)
}
