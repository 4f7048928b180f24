import { Alert } from 'antd'
import type { Owners } from '@contract/ledger/account-words'
import { accountWords } from '@contract/ledger/account-words'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { Facts } from '../facts/facts'
import { copy } from '../copy'
import { movedSum } from './rules'

export interface Posting {
  readonly from: string
  readonly to: string
  readonly amount: Fen
}

/** Every leg of what money does, with both its ends, and the sum: what is written in the books, or will be. */
export function Postings({ legs, owners }: { readonly legs: readonly Posting[]; readonly owners?: Owners }) {
  if (legs.length === 0) return <Alert type='info' title={copy.nothingMoves} />
  return (
    <Facts
      facts={[
        ...legs.map(({ from, to, amount }) => ({
          name: `${accountWords(from, owners)} → ${accountWords(to, owners)}`,
          value: yuanText(amount),
        })),
        {
          name: copy.postingsSum,
          value: yuanText(movedSum(legs)),
          isTotal: true,
        },
      ]}
    />
  )
}

/** The same, back. */
export const reversed = (legs: readonly Posting[]): Posting[] =>
  legs.map(({ from, to, amount }) => ({ from: to, to: from, amount }))
