/** How many numbers lie in one quarter of the map: four columns of five lots. Our decision: docs/decisions/0273-block-map.md */
export const quarterLots = 20

/** Where a number lies on the map of its area: the quarter, counted from that of the lowest numbers, and the lot in it. */
export interface MapLot {
  readonly quarter: number
  readonly lot: number
}

/** The lot of a block: of its number alone, so that a map is the same for everybody. Source: community §8 (`/block/map`). */
export const mapLotOf = (blockNo: number): MapLot => ({
  quarter: Math.floor(blockNo / quarterLots),
  lot: blockNo % quarterLots,
})
