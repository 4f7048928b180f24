import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { showToast } from '@/ui/toast/toast'
import { checkedAtom, checkFundAtom, isCheckingAtom } from './check-atoms'
import { verdictOf } from './rules/verdict'

/** The recount of an area's ledger: what it said, and asking for it. `wasAsked`: by the reader himself, on this page. */
export function useCheck(areaId: number) {
  const checked = useAtomValue(checkedAtom)
  const isChecking = useAtomValue(isCheckingAtom)
  const check = useSetAtom(checkFundAtom)
  const [wasAsked, setAsked] = useState(false)
  const ask = async () => {
    const failure = await check(areaId)
    if (failure) return showToast(callErrorText(failure))
    setAsked(true)
  }
  const own = checked?.areaId === areaId ? checked : undefined
  return { verdict: own && verdictOf(own), checked: own?.check, isChecking, wasAsked, ask: () => void ask() }
}
