/** What a carrier did last with a parcel, in words. They say nothing of where it is, or whose. Source: Kuaidi100 (state). */
export const parcelWayTexts = {
  collected: '已揽收',
  moving: '运输中',
  delivering: '派送中',
  signed: '已签收',
  stuck: '有疑难',
  returning: '退回中',
  returned: '已退回',
  refused: '已拒收',
} as const

export type ParcelWay = keyof typeof parcelWayTexts

/** On its way to who sent it, or there: whoever it was for does not have it. */
const back: readonly ParcelWay[] = ['returning', 'returned', 'refused']
export const isBack = (way: ParcelWay | null): boolean => way !== null && back.includes(way)

const isWay = (name: string): name is ParcelWay => name in parcelWayTexts

export const parcelWays: readonly ParcelWay[] = Object.keys(parcelWayTexts).filter(isWay)
