import { View } from '@tarojs/components'
import { useSetAtom } from 'jotai'
import { reports } from '@contract/limits'
import { reportReasons, reportWords } from '@contract/people/reports'
import { isUncertain } from '@/lib/http/errors'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { Reported } from '../atoms'
import { reportAtom } from '../atoms'
import { reportCopy, reportThings } from '../copy'
import { reportFailure } from '../rules'
import styles from './report.module.scss'

const reasons = reportReasons.map((id) => ({ id, text: reportWords[id] }))
const isReason = (text: string) => reportReasons.find((one) => one === text)

export interface ReportSheetProps {
  readonly of: Reported
  readonly onClose: () => void
}

/** What is wrong with something that another person wrote, for the operators only. Source: community §6 (row 7b), §9. */
export function ReportSheet({ of, onClose }: ReportSheetProps) {
  const send = useSetAtom(reportAtom)
  const thing = reportThings[of.refType]
  const { field, failure, submit, isSubmitting } = useForm({
    initial: { reason: '', text: '' },
    fields: {
      reason: { label: reportCopy.reason, rules: [{ required: true, errorMessage: reportCopy.reasonMissing }] },
      text: { label: reportCopy.text, rules: [{ maxLength: reports.text }] },
    },
    draft: useDraft(`report_${of.refType}_${of.refId}`),
    onSubmit: async ({ reason: chosen, text }) => {
      const reason = isReason(chosen)
      const result = reason && (await send(of, { reason, text }))
      if (result?.ok) {
        showToast(reportCopy.done)
        onClose()
      }
      return result
    },
  })
  const isLost = failure !== null && isUncertain(failure)
  return (
    <Sheet title={reportCopy.open(thing)} onClose={onClose}>
      <FormRow of={field('reason')} look='wide'>
        {({ label, value, onChange }) => (
          <Chips label={label} items={reasons} chosen={isReason(value)} onPick={onChange} wraps />
        )}
      </FormRow>
      <FormArea of={field('text')} isLabelled maxLength={reports.text} placeholder={reportCopy.textHint} />
      <View className={cx(styles.under)}>{reportCopy.note}</View>
      <View>{failure && <Note tone='error'>{reportFailure(failure, thing)}</Note>}</View>
      <BottomBar>
        <Button onPress={submit} loading={isSubmitting ? reportCopy.sending : undefined}>
          {isLost ? reportCopy.check : reportCopy.send}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
