import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Payable } from '@/lib/pay/payable'
import { payLostCopy } from './copy'
import type { Failure } from './failure'
import { failureOf } from './failure'
import type { PayOutcome } from './pay-atoms'
import { checkPayAtom, payAtom } from './pay-atoms'

const failureFor = (outcome: Exclude<PayOutcome, { kind: 'paid' }>): Failure | undefined =>
  outcome.kind === 'refused' ? failureOf(outcome.error) : payLostCopy[outcome.kind]

/** The way from the pay button to a paid thing; a lost answer is asked after and told. */
export function usePay(payable: Payable, onPaid: () => void) {
  const pay = useSetAtom(payAtom)
  const check = useSetAtom(checkPayAtom)
  const [failure, setFailure] = useState<Failure>()
  const finish = (outcome: PayOutcome | undefined) => {
    if (!outcome) return
    if (outcome.kind === 'paid') return onPaid()
    setFailure(failureFor(outcome))
  }
  return {
    failure,
    hide: () => setFailure(undefined),
    pay: () => void pay(payable).then(finish),
    check: () => void check(payable.payNo).then(finish),
  }
}
