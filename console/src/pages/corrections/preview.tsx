import { Alert } from 'antd'
import type { ReactNode } from 'react'
import type { Owners } from '@contract/ledger/account-words'
import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Postings } from '../../kit/postings/postings'
import { useAccountWords } from '../../kit/postings/use-account-words'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'

interface PreviewProps {
  readonly txnId: number
  /** What may be done about it, where it could run now. */
  readonly children?: ReactNode
}

/** What the reverse of a transaction would post now, whose account lacks what for it, and whether it is an own affair. */
export function Preview({ txnId, children }: PreviewProps) {
  const read = useRead(['/admin/correction/preview', txnId], () => form('/admin/correction/preview', { txnId }))
  return (
    <Loaded
      read={read}
      draw={({ txn: { owners }, transfers, missing, isOwn }) => (
        <>
          <Postings legs={transfers} owners={owners} />
          <Missing missing={missing} owners={owners} />
          {isOwn ? <Alert type='info' showIcon title={copy.isOwn} /> : children}
        </>
      )}
    />
  )
}

interface MissingProps {
  readonly missing: readonly { readonly key: string; readonly amount: Fen }[]
  readonly owners: Owners
}

function Missing({ missing, owners }: MissingProps) {
  const words = useAccountWords(owners)
  return missing.map(({ key, amount }) => (
    <Alert key={key} type='error' showIcon title={copy.missing(words(key), yuanText(amount))} />
  ))
}
