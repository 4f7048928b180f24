import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { blockMarket } from '@contract/block/limits'
import { isUncertain } from '@/lib/http/errors'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { Handover } from '../atoms'
import { objectAtom } from '../atoms'
import { objectCopy as copy } from '../copy'
import { objectFailure } from '../rules/seller'
import styles from './handover.module.scss'

const { min, max } = blockMarket.objection

const fields = {
  text: {
    label: copy.text,
    rules: [
      { required: true, errorMessage: copy.missing },
      { minLength: min, errorMessage: copy.short },
    ],
  },
}

export interface ObjectSheetProps {
  readonly handover: Handover
  readonly onClose: () => void
  /** The handover is not as it was seen. */
  readonly onMoved: () => void
}

/** The seller says in words that the sale was not theirs. Source: community §8, row 7. */
export function ObjectSheet({ handover, onClose, onMoved }: ObjectSheetProps) {
  const object = useSetAtom(objectAtom)
  const [isUnanswered, setUnanswered] = useState(false)
  const form = useForm({
    initial: { text: '' },
    fields,
    draft: useDraft(`objectHandover${handover.orderId}`),
    onSubmit: async ({ text }) => {
      const result = await object(handover, text)
      setUnanswered(result?.ok === false && isUncertain(result.error))
      if (result?.ok === false && result.error.kind === 'refused') onMoved()
      if (!result?.ok) return result
      showToast(copy.done)
      onClose()
      return result
    },
  })
  return (
    <Sheet title={copy.title} onClose={onClose}>
      <View className={cx(styles.sheet)}>
        <FormArea of={form.field('text')} isLabelled maxLength={max} placeholder={copy.hint} />
      </View>
      <Note tone='warning' icon='warn'>
        {copy.note(handover.blockNo)}
      </Note>
      <View>{form.failure && <Note tone='error'>{objectFailure(form.failure)}</Note>}</View>
      <BottomBar>
        <Button kind='danger' onPress={form.submit} loading={form.isSubmitting ? copy.sending : undefined}>
          {isUnanswered ? copy.check : copy.send}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
