import { Button } from 'antd'
import { useState } from 'react'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'
import styles from './disputes.module.scss'

/** Where a disputed order is sent, for who decides; it is read when it is asked for, because each reading is recorded. */
export function CaseAddress({ id }: { readonly id: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.address} aria-label={copy.address}>
      <h3>
        {copy.address} <small>{copy.addressNote}</small>
      </h3>
      {isAsked ? (
        <Known id={id} />
      ) : (
        <Button size='small' onClick={() => setAsked(true)}>
          {copy.showAddress}
        </Button>
      )}
    </section>
  )
}

function Known({ id }: { readonly id: string }) {
  const read = useRead(['/admin/dispute/address', id], () => form('/admin/dispute/address', { id }), {
    isRecorded: true,
  })
  return (
    <Loaded
      read={read}
      draw={({ address }) =>
        address ? (
          <p>
            {address.name} {address.mobile}
            <br />
            {address.region} {address.street}
          </p>
        ) : (
          <p className={styles.meta}>{copy.noAddress}</p>
        )
      }
    />
  )
}
