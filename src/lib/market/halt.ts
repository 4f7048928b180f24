import type { CallError } from '@/lib/http/errors'

/** What a halt says to everybody: why, and that no money is touched. Our decision: docs/decisions/0042-halt.md */
export const haltText = (because: string): string => `交易已暂停：${because}。资金不受影响`

/** What a refusal because of a halt says, with the reason that the operator gave; undefined for any other error. */
export function haltRefusalText(error: CallError): string | undefined {
  if (error.kind !== 'refused' || error.reason !== 'HALT') return undefined
  const { because } = error.data
  return typeof because === 'string' && because !== '' ? haltText(because) : '交易已暂停，资金不受影响'
}
