import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import type { Payable } from '@/lib/pay/payable'
import type { Failure } from '@/lib/refusals/failure'
import { useOnOpen } from '@/platform/page/use-on-open'
import { payLostCopy, platformCopy } from './copy'
import { payFailure } from './failure-words'
import type { PayOutcome, PayPlan } from './pay-atoms'
import { cameBackPaid, checkPayAtom, payAtom, resumeAtom } from './pay-atoms'
import type { Way, WayFacts } from './rules/ways'
import { firstWay, offeredWays, partsOf } from './rules/ways'
import { hasWechatAtom, loadWaysAtom } from './ways-atoms'

const words = { ...payLostCopy, ...platformCopy }

const failureFor = (outcome: Exclude<PayOutcome, { kind: 'paid' }>): Failure | undefined =>
  outcome.kind === 'refused' ? payFailure(outcome.error) : words[outcome.kind]

/** The ways to pay this here, and the chosen one with its parts. */
export function useWay({ amount, credits }: Payable, available: Fen | undefined) {
  const hasWechat = useAtomValue(hasWechatAtom)
  const load = useSetAtom(loadWaysAtom)
  const [picked, pick] = useState<Way>()
  useOnOpen('', () => void load())
  const facts: WayFacts = { amount, available, hasWechat, onlyPlatform: credits !== undefined }
  const offered = offeredWays(facts)
  const way = picked !== undefined && offered.includes(picked) ? picked : firstWay(facts)
  return { offered, way, parts: partsOf(way, amount, available), pick }
}

/**
 * Checks once, when the cashier of an unpaid thing opens, whether a payment through the platform is running. A payer who comes back from
 * the payment page with everything paid goes on at once.
 */
export function useResume({ payNo, state }: Payable, onEnded: () => void, onPaid: () => void): boolean {
  const resume = useSetAtom(resumeAtom)
  const [isOpen, setOpen] = useState(false)
  useOnOpen(`${payNo} ${state}`, () => {
    if (state === 'paid' && cameBackPaid(payNo)) onPaid()
    if (state !== 'unpaid') return
    void resume(payNo).then((found) => {
      setOpen(found === 'open')
      if (found === 'ended') onEnded()
    })
  })
  return isOpen
}

/** What follows the payment, and, where something does, the platform's report of one whose money has not arrived yet. */
interface Afterwards {
  readonly paid: () => void
  readonly awaited: (() => void) | undefined
}

/** The course from the pay button to a paid thing; after a lost answer it checks the outcome and says so. */
export function usePay(payable: Payable, { way, parts }: PayPlan, { paid, awaited }: Afterwards) {
  const pay = useSetAtom(payAtom)
  const check = useSetAtom(checkPayAtom)
  const [failure, setFailure] = useState<Failure>()
  const [hasFailed, setFailed] = useState(false)
  const finish = (outcome: PayOutcome | undefined) => {
    if (!outcome) return
    if (outcome.kind === 'paid') return paid()
    if (outcome.kind === 'waiting' && awaited) return awaited()
    setFailure(failureFor(outcome))
    setFailed(true)
  }
  return {
    failure,
    hasFailed,
    hide: () => setFailure(undefined),
    pay: () => void pay(payable, { way, parts }).then(finish),
    check: () => void check(payable.payNo).then(finish),
  }
}
