import { useAtomValue } from 'jotai'
import { momentText } from '@contract/moments'
import { serverClockAtom } from '@/lib/session/server-clock'
import { EmptyState } from '@/ui/empty-state/empty-state'
import type { MayorPage } from '../atoms'
import { copy } from '../copy'
import { SeatCard } from './seat'

/** A city without an election: who is in the seat, and when the next one is announced. Source: community §7 (pages: no election). */
export function NoElection({ page: { enabled, seat, next } }: { readonly page: MayorPage }) {
  const { now } = useAtomValue(serverClockAtom)
  if (!enabled) return <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
  return (
    <>
      {seat && <SeatCard seat={seat} />}
      <EmptyState
        kind='empty'
        title={copy.none}
        text={next === null ? copy.noneText : copy.nextFrom(momentText(next, now()))}
      />
    </>
  )
}
