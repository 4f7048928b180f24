import { dateText } from '@/lib/format/moments'
import { saleCopy } from './copy'

/** Who offers a block that can be bought: the city, or a resident until a day. Source: mockups 28-market-cart, 28-market-moved-sheet. */
export const saleText = (isUnsold: boolean, until: number | null, nowMs: number): string =>
  isUnsold || until === null ? saleCopy.unsold : saleCopy.transferUntil(dateText(until, nowMs))
