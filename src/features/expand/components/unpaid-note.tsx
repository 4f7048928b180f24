import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { SlotPurchase } from '@contract/endpoints/community/expand'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { callErrorText } from '@/lib/http/errors'
import { serverClockAtom } from '@/lib/session/server-clock'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { showToast } from '@/ui/toast/toast'
import { cancelSlotsAtom } from '../atoms'
import { copy } from '../copy'

/** What is reserved but unpaid; it can be given back. */
export function UnpaidNote({ unpaid, onChanged }: { readonly unpaid: SlotPurchase; readonly onChanged: () => void }) {
  const { now } = useAtomValue(serverClockAtom)
  const cancel = useSetAtom(cancelSlotsAtom)
  const [isAsking, setAsking] = useState(false)
  const giveBack = async () => {
    const answer = await cancel(unpaid)
    showToast(answer.ok ? copy.cancelled : callErrorText(answer.error))
    onChanged()
  }
  const mayCancel = unpaid.acts.includes('cancel')
  return (
    <>
      <Note tone='warning' {...(mayCancel && { action: { text: copy.cancel, onPress: () => setAsking(true) } })}>
        {copy.unpaid(unpaid.count, yuanText(unpaid.amount), momentText(unpaid.expireAt, now()))}
      </Note>
      {isAsking && (
        <MessageBox
          type='confirm'
          title={copy.cancelTitle}
          content={copy.cancelQuestion}
          confirmText={copy.cancelTitle}
          cancelText={copy.keep}
          onEvent={(event) => {
            setAsking(false)
            if (event === 'confirm') void giveBack()
          }}
        />
      )}
    </>
  )
}
