import { useEffect, useRef } from 'react'
import { canvas } from '@/platform/canvas/canvas'
import type { Board } from '@/platform/canvas/types'
import { useFingers } from '@/platform/fingers/use-fingers'
import { useLatest } from '@/platform/page/use-latest'
import { useOnShow } from '@/platform/page/use-on-show'
import type { Inks } from './rules/draw'
import { drawPlan, kinds } from './rules/draw'
import type { Touch } from './rules/gesture'
import { noTouch, turned } from './rules/gesture'
import { inksOf } from './rules/inks'
import type { Plan, Plot } from './rules/plan'
import { plotAt } from './rules/plan'
import type { Point, Sight } from './rules/sight'
import { centred, kept, keyStep, leastScale, toPlan, zoomed } from './rules/sight'

export interface MapOf {
  readonly plan: Plan
  /** What stands in the middle until somebody moves the map; another `firstOf` puts it there anew. */
  readonly first: Plot | undefined
  readonly firstOf: string
  readonly chosenId: number | undefined
  readonly onPick: (plot: Plot | undefined) => void
}

/** What is drawn and how, kept outside React: a finger moves it sixty times a second. */
interface Shown {
  board?: Board
  inks?: Inks
  sight?: Sight
  touch: Touch
  isWaiting: boolean
  /** Whose middle was moved by somebody. */
  movedOf?: string
}

/** The id of the element that has the colours of a kind. */
export const inkId = (id: string, kind: string): string => `${id}${kind}`

const coloursOf = async (id: string): Promise<Inks> =>
  inksOf(await canvas.coloursOf(kinds.map((kind) => inkId(id, kind))))

/** Joins the canvas with this id, the fingers on it, and the plan. */
export function useMap(id: string, given: MapOf) {
  const shown = useRef<Shown>({ touch: noTouch, isWaiting: false })
  const latest = useLatest(given)

  const draw = () => {
    const now = shown.current
    const { board } = now
    if (!board || now.isWaiting) return
    now.isWaiting = true
    board.onFrame(() => {
      now.isWaiting = false
      const { plan, chosenId } = latest.current
      if (now.board && now.inks && now.sight) drawPlan(now.board, plan, now.sight, now.inks, chosenId)
    })
  }
  const look = (change: (sight: Sight, least: number, board: Board) => Sight) => {
    const now = shown.current
    const { plan, firstOf } = latest.current
    if (!now.board || !now.sight) return
    now.sight = kept(change(now.sight, leastScale(plan, now.board), now.board), plan, now.board)
    now.movedOf = firstOf
    draw()
  }
  const place = () => {
    const now = shown.current
    const { first, firstOf } = latest.current
    if (now.board && first && now.movedOf !== firstOf) now.sight = centred(first, now.board, now.sight?.scale)
    draw()
  }
  const open = async () => {
    const [board, inks] = await Promise.all([canvas.openBoard(id), coloursOf(id)])
    if (!board) return
    Object.assign(shown.current, { board, inks })
    place()
  }
  const openAgain = useLatest(() => void open())
  useEffect(() => canvas.onBoardChange(id, () => openAgain.current()), [id, openAgain])
  // The theme may have changed while the page was away.
  useOnShow(id, () => void open())
  // Whatever changed, the map follows in the next picture.
  useEffect(place)

  const fingers = useFingers(`${id}fingers`, {
    onFingers: (next) => {
      const now = shown.current
      if (!now.sight || !now.board) return
      const { touch, sight, tap } = turned(now.touch, next, now.sight, leastScale(latest.current.plan, now.board))
      now.touch = touch
      if (tap) latest.current.onPick(plotAt(latest.current.plan, toPlan(sight, tap)))
      else if (sight !== now.sight) look(() => sight)
    },
    onWheel: (at, by) => look((sight, least) => zoomed(sight, Math.exp(by / 400), at, least)),
  })
  const about = (board: Board): Point => [board.widthPx / 2, board.heightPx / 2]
  return {
    fingers,
    zoom: (isIn: boolean) =>
      look((sight, least, board) => zoomed(sight, isIn ? keyStep : 1 / keyStep, about(board), least)),
  }
}
