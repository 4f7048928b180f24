import type { CallError } from '@/lib/http/errors'
import { isMissing } from '@/lib/remote/missing'
import type { Remote } from '@/lib/remote/remote'
import { goTo } from '@/lib/routes/go'
import { bidAbsentCopy, offersCopy } from './copy'

/**
 * What the cashier of a bid that cannot be paid says: that it is not there, and where others are; that the money is safe.
 * @param isForeign it exists but belongs to somebody else
 */
export const bidAbsence = (buyId: number | null, bid: Remote<unknown, CallError>, isForeign = false) => ({
  title: bidAbsentCopy.title,
  loginFirst: bidAbsentCopy.loginFirst,
  safe: offersCopy.safe,
  toOthers: { text: bidAbsentCopy.toBids, onPress: () => goTo('myBuys', { tab: 'bids' }) },
  ...((buyId === null || isForeign || isMissing(bid)) && {
    gone: bidAbsentCopy.unknown,
    goneText: bidAbsentCopy.unknownText,
  }),
})
