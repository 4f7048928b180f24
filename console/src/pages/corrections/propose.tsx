import { Alert, Empty } from 'antd'
import type { TxnView } from '@contract/endpoints/money/corrections'
import { kindWords } from '@contract/ledger/txn-kinds'
import { fullMoment } from '@contract/moments'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { copy as kit } from '../../kit/copy'
import { ByNumber } from '../../kit/list/by-number'
import { Loaded, Part } from '../../kit/panel/panel'
import { Postings } from '../../kit/postings/postings'
import { copy } from './copy'
import { Preview } from './preview'
import { movedBy } from './words'

/** The transactions under a number, each with what its reverse would post, and the proposal of it. */
export const Propose = ({ onClose }: { readonly onClose: () => void }) => (
  <ByNumber
    title={copy.propose}
    label={copy.reference}
    find={copy.find}
    onClose={onClose}
    draw={(no) => no !== '' && <Found reference={no} onDone={onClose} />}
  />
)

function Found({ reference, onDone }: { readonly reference: string; readonly onDone: () => void }) {
  const read = useRead(['/admin/txnList', reference], () => form('/admin/txnList', { reference }))
  return (
    <Loaded
      read={read}
      draw={({ data }) =>
        data.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.none} />
        ) : (
          <>
            {data.map((txn) => (
              <Txn key={txn.txnId} txn={txn} onDone={onDone} />
            ))}
          </>
        )
      }
    />
  )
}

const Txn = ({ txn, onDone }: { readonly txn: TxnView; readonly onDone: () => void }) => (
  <Part title={txn.memo || kindWords(txn.type)} note={fullMoment(txn.at)}>
    <Postings legs={txn.transfers} owners={txn.owners} />
    {txn.isCorrectable ? (
      <>
        <h3>{copy.willPost}</h3>
        <Preview txnId={txn.txnId}>
          <Acts
            path='/admin/correctionAdd'
            label={copy.because}
            maxReason={140}
            ways={[
              {
                key: 'add',
                label: copy.propose,
                look: 'primary',
                sure: copy.sure(txn.reference, movedBy({ txn })),
                done: kit.shared,
              },
            ]}
            wish={(_, reason) => ({ txnId: txn.txnId, reason })}
            onDone={onDone}
          />
        </Preview>
      </>
    ) : (
      <Alert type='info' title={copy.closed} />
    )}
  </Part>
)
