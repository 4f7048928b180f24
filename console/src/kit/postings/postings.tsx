import { Alert } from 'antd'
import type { Owners } from '@contract/ledger/account-words'
import { yuanText } from '@/lib/format/yuan'
import { Facts } from '../facts/facts'
import { copy } from '../copy'
import { AccountLink } from './account-link'
import type { Posting } from './rules'
import { movedSum } from './rules'
import { useAccountWords } from './use-account-words'

/** Every leg of what money does, with both its ends, and the sum: what is written in the books, or will be. */
export function Postings({ legs, owners }: { readonly legs: readonly Posting[]; readonly owners?: Owners }) {
  const words = useAccountWords(owners)
  if (legs.length === 0) return <Alert type='info' title={copy.nothingMoves} />
  return (
    <Facts
      facts={[
        ...legs.map(({ from, to, amount }) => ({
          name: `${words(from)} → ${words(to)}`,
          label: (
            <>
              <AccountLink account={from}>{words(from)}</AccountLink> →{' '}
              <AccountLink account={to}>{words(to)}</AccountLink>
            </>
          ),
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
