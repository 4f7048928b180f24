import { Alert, Empty, Input } from 'antd'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { useAddress } from '../../kit/list/address'
import { Loaded, Panel } from '../../kit/panel/panel'
import { copy } from './copy'
import { Payment } from './payment'

/** What the gateway collected under a number, and the refund of it. The number stands in the address. */
export function FindPayment({ onClose }: { readonly onClose: () => void }) {
  const { fields, change } = useAddress()
  const reference = fields['no'] ?? ''
  return (
    <Panel title={copy.ask} onClose={onClose}>
      <Input.Search
        key={reference}
        aria-label={copy.reference}
        placeholder={copy.reference}
        enterButton={copy.find}
        defaultValue={reference}
        autoFocus
        onSearch={(no) => change({ no: no.trim() })}
      />
      {reference.length >= 4 && <Found reference={reference} />}
      {reference.length < 4 && <Alert type='info' title={copy.used} />}
    </Panel>
  )
}

function Found({ reference }: { readonly reference: string }) {
  const read = useRead(['/admin/pay/payments', reference], () => form('/admin/pay/payments', { reference }))
  return (
    <Loaded
      read={read}
      draw={(payments) =>
        payments.length === 0 ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={copy.none} />
        ) : (
          <>
            {payments.map((one) => (
              <Payment key={`${one.outTradeNo} ${one.left}`} one={one} />
            ))}
          </>
        )
      }
    />
  )
}
