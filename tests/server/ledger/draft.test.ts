/** @jest-environment node */
import { fen } from '@contract/money'
import { draftOf } from '../../../server/ledger/draft'

// Two writes that lock the same accounts wait for each other only if both take them in the order of their ids.

let id = 0
const deps = {
  clock: { now: () => 1_000 },
  ids: { next: () => (id += 1) },
  random: { bytes: (count: number) => Buffer.alloc(count) },
}
const cause = { type: 'order_done', memo: '', refType: 'order', refId: 7, reference: '' } as const
const hold = {
  hold_id: 5,
  user_id: 1,
  from_kind: 'available',
  amount: fen(100),
  left_amount: fen(100),
  reason: 'order',
  ref_type: 'order',
  ref_id: 7,
  release_at: null,
  state: 'held',
  created_at: 1,
  ended_at: null,
} as const

it('locks the accounts of a change in the order of their ids, whoever pays whom', () => {
  const accounts = { 'user:1:frozen': 9, 'user:2:income': 12, 'platform:fee': 3 }
  const parts = [
    { to: 'user:2:income', amount: fen(98) },
    { to: 'platform:fee', amount: fen(2) },
  ] as const
  const draft = draftOf(deps, { ends: 5, as: 'posted', parts, cause }, { hold: hold, accounts })
  expect(draft?.entries.map(({ from_account, to_account }) => [from_account, to_account])).toEqual([
    [9, 12],
    [9, 3],
  ])
  expect(draft?.accounts).toEqual([3, 9, 12])
})
