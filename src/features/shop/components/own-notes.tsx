import { useAtomValue } from 'jotai'
import { dateText } from '@/lib/format/moments'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Note } from '@/ui/note/note'
import type { ShopInfo } from '../atoms'
import { shopCopy } from '../copy'

/** What is to be known of a shop that does not simply run: why it was refused, what waits for review, that its term is over. */
export function OwnNotes({ shop: { state, own, closesAt } }: { readonly shop: ShopInfo }) {
  const { now } = useAtomValue(serverClockAtom)
  const { reason = '', pending } = own ?? {}
  if (state === 'rejected' && reason !== '') return <Note tone='error'>{shopCopy.rejected(reason)}</Note>
  if (state === 'removed' && reason !== '') return <Note tone='error'>{shopCopy.removedOwn(reason)}</Note>
  if (state === 'expired' && closesAt !== null) {
    return <Note tone='warning'>{shopCopy.ended(dateText(closesAt, now()))}</Note>
  }
  if (pending) return <Note>{shopCopy.pending(pending.name)}</Note>
  if (state === 'active' && reason !== '') return <Note tone='warning'>{shopCopy.editRefused(reason)}</Note>
  return null
}
