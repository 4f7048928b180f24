import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Deps } from '../../deps'
import type { NumberKind } from '../numbers'
import { nextNumber } from '../numbers'
import type { Tx } from '../schema'
import type { Sent } from './once'
import { doOnce } from './once'

/** Makes something with a readable number, once. The number is drawn before the transaction, because others would wait for the counter. */
export async function addOnce<T>(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  kind: NumberKind,
  sent: Sent,
  work: (tx: Tx, no: string) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const no = await nextNumber(deps, kind, deps.clock.now())
  return doOnce(deps, sent, (tx) => work(tx, no))
}
