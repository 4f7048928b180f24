import type { CallError } from '@/lib/http/errors'
import { isMissing } from '@/lib/remote/missing'
import type { Remote } from '@/lib/remote/remote'
import { goInstead } from '@/lib/routes/go'
import type { Handover } from './atoms'
import { handoverCopy as copy } from './copy'

/** What the page of a handover that cannot be shown says: that it is not there; that the money is safe. */
export const handoverAbsence = (orderId: number | null, handover: Remote<Handover, CallError>) => ({
  title: copy.title,
  loginFirst: copy.loginFirst,
  safe: copy.safe,
  toOthers: { text: copy.toMine, onPress: () => goInstead('mine') },
  ...((orderId === null || isMissing(handover)) && { gone: copy.missing, goneText: copy.missingText }),
})
