import { useAtomValue } from 'jotai'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'

/** How long somebody still has a block reserved. Source: domain model §3.1 (“reserved mm:ss”). */
export function BusyTime({ until }: { readonly until: number }) {
  const { now } = useAtomValue(serverClockAtom)
  return <Countdown deadlineMs={until} now={now} />
}
