import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'

/** How a pay order stands: `open` means that the platform's money may still come. Source: domain model §3.7. */
export type Arrival = 'open' | 'unpaid' | 'ended'

/** Asks how a pay order stands; undefined when no answer came. */
export const arrivalAtom = atom(null, async (get, _set, payNo: string): Promise<Arrival | undefined> => {
  const answer = await get(apiAtom).form('/bctPay/check', { payNo }, { quiet: true })
  if (!answer.ok) return undefined
  const { state, gateway } = answer.value
  if (state === 'paid' || state === 'closed') return 'ended'
  return gateway?.state === 'open' ? 'open' : 'unpaid'
})
