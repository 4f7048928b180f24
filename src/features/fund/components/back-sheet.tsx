import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { FundSpend } from '@contract/endpoints/community/fund'
import { yuanText } from '@/lib/format/yuan'
import { isUncertain } from '@/lib/http/errors'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { giveBackAtom } from '../atoms'
import { backCopy } from '../copy'
import { backAmount, backFailure, backLeft } from '../rules/spend'
import styles from './spend.module.scss'

/** Giving money of a spend back: how much, and that it cannot be undone. Source: community §3, row 8. */
export function BackSheet({ spend, onClose }: { readonly spend: FundSpend; readonly onClose: () => void }) {
  const giveBack = useSetAtom(giveBackAtom)
  const [isUnanswered, setUnanswered] = useState(false)
  const left = backLeft(spend)
  const form = useForm({
    initial: { amount: '' },
    fields: { amount: { label: backCopy.amount, rules: [] } },
    onSubmit: async () => {
      if (amount === undefined) return undefined
      const result = await giveBack(spend, amount)
      setUnanswered(!result.ok && isUncertain(result.error))
      if (!result.ok) return result
      showToast(backCopy.done(yuanText(amount)))
      onClose()
      return result
    },
  })
  const typed = form.values.amount
  const amount = backAmount(typed, left)
  const problem = amount === undefined ? backCopy.unreadable(yuanText(left)) : undefined
  const isWrong = typed.trim() !== '' && problem !== undefined
  return (
    <Sheet title={backCopy.title} onClose={onClose}>
      <View className={cx(styles.sheet)}>
        <FormBox
          of={{ ...form.field('amount'), ...(isWrong && { error: problem }) }}
          kind='amount'
          unit='元'
          placeholder={backCopy.most(yuanText(left))}
        />
        <View className={cx(styles.hint)}>{backCopy.note}</View>
      </View>
      <View>{form.failure && <Note tone='error'>{backFailure(form.failure)}</Note>}</View>
      <BottomBar>
        <Button onPress={form.submit} disabled={problem} loading={form.isSubmitting ? backCopy.sending : undefined}>
          {isUnanswered ? backCopy.checkSent : backCopy.give(yuanText(amount ?? left))}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
