import { useAtomValue } from 'jotai'
import { momentText } from '@contract/moments'
import { serverClockAtom } from './server-clock'

/** Instants as text, with their year when it is not the server's present one. */
export function useMomentText(): (atMs: number) => string {
  const { now } = useAtomValue(serverClockAtom)
  return (atMs) => momentText(atMs, now())
}
