import { useAtomValue } from 'jotai'
import { dateText, momentText } from '../format/moments'
import { serverClockAtom } from './server-clock'

/** Instants as text, with their year when it is not the server's present one. */
export function useMomentText(): (atMs: number) => string {
  const { now } = useAtomValue(serverClockAtom)
  return (atMs) => momentText(atMs, now())
}

/** Days as text, where the hour says nothing to the reader; with their year when it is not the server's present one. */
export function useDayText(): (atMs: number) => string {
  const { now } = useAtomValue(serverClockAtom)
  return (atMs) => dateText(atMs, now())
}
