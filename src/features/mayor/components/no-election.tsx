import { useAtomValue } from 'jotai'
import { momentText } from '@/lib/format/moments'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { Screen } from '@/ui/screen/screen'
import type { MayorPage } from '../atoms'
import { copy } from '../copy'
import type { ElectionScreenProps } from './election-screen'
import { SeatCard } from './seat'

type NoElectionScreenProps = Omit<ElectionScreenProps, 'election' | 'onBuyBlock'>

/** The page of a city without an election. Source: community §7 (pages: no election). */
export function NoElectionScreen({ page, onReload, navEnd, children }: NoElectionScreenProps) {
  const user = useAtomValue(userAtom)
  return (
    <Screen
      title={copy.title}
      subtitle={copy.place(page.areaName, page.areaId)}
      plate={user?.blockNo}
      titleEnd={<MenuKey type='mayor' />}
      navEnd={navEnd}
      onRefresh={onReload}
    >
      <NoElection page={page} />
      {children}
    </Screen>
  )
}

/** Who is in the seat, and when the next election is announced. */
function NoElection({ page: { enabled, seat, next } }: { readonly page: MayorPage }) {
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
