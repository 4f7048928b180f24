import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { CallError } from '@/lib/http/errors'
import type { Failure, Wish } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { Button } from '@/ui/button/button'
import { FailureBox } from '@/ui/message-box/failure-box'
import { MessageBox } from '@/ui/message-box/message-box'
import { showToast } from '@/ui/toast/toast'
import type { ShopInfo } from '../atoms'
import { isBusyAtom, withdrawAtom } from '../atoms'
import { shopCopy } from '../copy'
import styles from './shop.module.scss'

const wish: Wish = { thing: '商铺', doing: '撤回', undone: '未撤回', gone: 'reload' }

export interface WithdrawButtonProps {
  readonly shop: Pick<ShopInfo, 'shopId' | 'ver'>
  readonly onDone: () => void
}

/** Takes an application back, after a question. Source: community §5, row 2. */
export function WithdrawButton({ shop, onDone }: WithdrawButtonProps) {
  const withdraw = useSetAtom(withdrawAtom)
  const isBusy = useAtomValue(isBusyAtom)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const tell = (error: CallError) => setFailure(failureOf(error, wish))
  const send = async () => {
    const result = await withdraw(shop)
    if (!result) return
    if (!result.ok) return tell(result.error)
    showToast(shopCopy.withdrawn)
    onDone()
  }
  return (
    <>
      <Button
        kind='secondary'
        className={styles.act}
        loading={isBusy ? shopCopy.sending : undefined}
        onPress={() => setAsking(true)}
      >
        {shopCopy.withdraw}
      </Button>
      {isAsking && (
        <MessageBox
          type='confirm'
          title={shopCopy.withdrawTitle}
          content={shopCopy.withdrawQuestion}
          confirmText={shopCopy.withdraw}
          cancelText={shopCopy.keep}
          onEvent={(event) => {
            setAsking(false)
            if (event === 'confirm') void send()
          }}
        />
      )}
      {failure && (
        <FailureBox
          failure={failure}
          onHide={() => setFailure(undefined)}
          steps={{ reload: onDone, retry: () => void send(), orders: onDone }}
        />
      )}
    </>
  )
}
