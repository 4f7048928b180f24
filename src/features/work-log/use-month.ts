import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '@/lib/session/atoms'
import { useServerNow } from '@/lib/session/server-clock'
import { useOnShow } from '@/platform/page/use-on-show'
import { loadPastDaysAtom, pastDaysKey } from './atoms'
import { monthSpan } from './rules'

/** The month that is looked at; `span`: its days, for one that has passed, which are read with it and by `reload`. */
export function useMonth() {
  const [back, setBack] = useState(0)
  const { user, areaId } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadPastDaysAtom)
  const nowMs = useServerNow(60_000)
  const span = back > 0 ? monthSpan(nowMs, back) : undefined
  const key = span && pastDaysKey(areaId, span.from)
  const reload = async () => void (key !== undefined && user && (await load(key)))
  useOnShow(`${user?.token ?? ''} ${key ?? ''}`, () => void reload())
  return { back, turn: setBack, span, reload }
}
