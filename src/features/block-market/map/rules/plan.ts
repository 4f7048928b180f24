import type { PlanOf, PlotOf } from '@/ui/map-lines/quarters'
import type { Look } from '../../list/rules'

/** What a block is on the map; `closed` is one of the city that is not offered. */
export type SpotLook = Look | 'closed'

/** A block as the map has it. */
export interface Spot {
  readonly blockId: number
  readonly blockNo: number
  readonly look: SpotLook
  /** Whether the conditions of the page fit it; another one stays in the background. */
  readonly isSought: boolean
  readonly cell: { readonly quarter: number; readonly lot: number }
}

export type Plot = PlotOf<Spot>
export type Plan = PlanOf<Spot>

/** The plot at a place of the plan, a street or a vacant lot has none. */
export const plotAt = ({ plots }: Plan, [x, y]: readonly [number, number]): Plot | undefined =>
  plots.find((plot) => x >= plot.x && x < plot.x + plot.w && y >= plot.y && y < plot.y + plot.h)
