import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { votes } from '@contract/vote/limits'
import { callErrorText } from '@/lib/http/errors'
import poll from '@/parts/ballot/poll.module.scss'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { cancelAtom } from '../atoms'
import { infoCopy } from '../copy'
import { cancelFailure } from '../rules/failures'

const fields = { reason: { label: infoCopy.cancelReason, rules: [{ maxLength: votes.reason }] } }

/** Withdrawing one's own vote, with the reason that everybody reads. Source: community §4, row 7. */
export function CancelSheet({ vote, onClose }: { readonly vote: VoteInfo; readonly onClose: () => void }) {
  const send = useSetAtom(cancelAtom)
  const form = useForm({
    initial: { reason: '' },
    fields,
    onSubmit: async ({ reason }) => {
      const result = await send(vote, reason)
      if (result.ok) onClose()
      return result
    },
  })
  return (
    <Sheet title={infoCopy.cancelTitle} onClose={onClose}>
      <View className={cx(poll.under)}>{infoCopy.cancelQuestion}</View>
      <FormField of={form.field('reason')} maxLength={votes.reason} placeholder={infoCopy.cancelReasonHint} />
      <View>
        {form.failure && <Note tone='error'>{cancelFailure(form.failure)?.text ?? callErrorText(form.failure)}</Note>}
      </View>
      <BottomBar>
        <Button kind='danger' onPress={form.submit} loading={form.isSubmitting ? infoCopy.cancelling : undefined}>
          {infoCopy.cancel}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
