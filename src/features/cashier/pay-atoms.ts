import { atom } from 'jotai'
import type { PayView } from '@contract/endpoints/pay'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import type { CallError } from '@/lib/http/errors'
import { isUncertain } from '@/lib/http/errors'
import type { Payable } from '@/lib/pay/payable'

/** How a payment ended, as far as we know. */
export type PayOutcome =
  | { readonly kind: 'paid' }
  /** Asked after a lost answer: it was not carried out, and nothing was taken. */
  | { readonly kind: 'notPaid' }
  | { readonly kind: 'closed' }
  /** The answer was lost and the check failed too: nobody knows yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly error: CallError }

/** What the cashier is doing. */
export type PayStage = 'idle' | 'paying' | 'checking'

const stageBase = atom<PayStage>('idle')

export const payStageAtom = atom((get) => get(stageBase))

const outcomeOf = ({ state }: PayView): PayOutcome => {
  if (state === 'paid') return { kind: 'paid' }
  return state === 'closed' ? { kind: 'closed' } : { kind: 'notPaid' }
}

async function check(api: Api, payNo: string): Promise<PayOutcome> {
  const answer = await api.form('/bctPay/check', { payNo })
  if (answer.ok) return outcomeOf(answer.value)
  return isUncertain(answer.error) ? { kind: 'unknown' } : { kind: 'refused', error: answer.error }
}

/**
 * Pays from the balance. Undefined when a payment is already on its way. When the answer is lost the server is asked how
 * it ended, whatever the app saw of it. Source: domain model §3.7; design §6 (timeout).
 */
export const payAtom = atom(
  null,
  async (get, set, payable: Pick<Payable, 'payNo' | 'ver'>): Promise<PayOutcome | undefined> => {
    if (get(stageBase) !== 'idle') return undefined
    set(stageBase, 'paying')
    const { payNo, ver } = payable
    const api = get(apiAtom)
    const wish = `pay:${payNo}`
    const result = await sendCommand(get(commandsAtom), wish, (clientNo) =>
      api.json('/bctPay/submit', { clientNo, payNo, channel: 'balance', ver }),
    )
    let outcome: PayOutcome
    if (result.ok) outcome = outcomeOf(result.value)
    else if (!isUncertain(result.error)) outcome = { kind: 'refused', error: result.error }
    else {
      set(stageBase, 'checking')
      outcome = await check(api, payNo)
      if (outcome.kind === 'paid') get(commandsAtom).settle(wish)
    }
    set(stageBase, 'idle')
    return outcome
  },
)

/** Asks once more how a payment ended. */
export const checkPayAtom = atom(null, async (get, set, payNo: string): Promise<PayOutcome | undefined> => {
  if (get(stageBase) !== 'idle') return undefined
  set(stageBase, 'checking')
  const outcome = await check(get(apiAtom), payNo)
  set(stageBase, 'idle')
  return outcome
})
