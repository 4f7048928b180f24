import { Alert, Empty } from 'antd'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Standing } from '../../kit/act/standing'
import { ByNumber } from '../../kit/list/by-number'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'
import { Payment } from './payment'

/** What the gateway collected under a number, and the refund of it. */
export const FindPayment = ({ onClose }: { readonly onClose: () => void }) => (
  <ByNumber
    title={copy.ask}
    label={copy.reference}
    find={copy.find}
    onClose={onClose}
    draw={(no) => (no.length >= 4 ? <Found reference={no} /> : <Alert type='info' title={copy.used} />)}
  />
)

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
              <Standing key={one.outTradeNo}>
                <Payment one={one} />
              </Standing>
            ))}
          </>
        )
      }
    />
  )
}
