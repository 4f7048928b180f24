import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import type { CallError } from '@/lib/http/errors'
import { isNoRight } from '@/lib/refusals/no-right'
import { isMissing } from '@/lib/remote/missing'
import type { Remote } from '@/lib/remote/remote'
import { goUp } from '@/lib/routes/go-up'
import { disputesCopy as words } from './copy'

/** What the page of a dispute that cannot be shown says: that it is not the reader's to decide, or not there; that the money is safe. */
export function caseAbsence(orderId: number | null, known: Remote<DisputeCaseDetail, CallError>) {
  const unknown = {
    gone: words.unknown,
    goneText: words.unknownText,
    toOthers: { text: words.toList, onPress: () => goUp('disputes') },
  }
  return {
    title: words.title,
    loginFirst: words.loginFirst,
    safe: words.safe,
    ...((orderId === null || isMissing(known)) && unknown),
    ...(isNoRight(known) && { gone: words.noRight, goneText: words.noRightText }),
  }
}
