import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { reports } from '@contract/limits'
import { reportReasons, reportWords } from '@contract/people/reports'
import { userAtom } from '@/lib/session/atoms'
import { openLoginAtom } from '@/lib/session/login-request'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useForm } from '@/ui/form/use-form'
import { Pressable } from '@/ui/pressable/pressable'
import { showToast } from '@/ui/toast/toast'
import { reportAtom } from '../atoms'
import { reportCopy } from '../report-copy'
import styles from './info.module.scss'
import type { SheetProps } from './sheets'
import { Frame } from './sheets'

const reasons = reportReasons.map((id) => ({ id, text: reportWords[id] }))
const isReason = (text: string) => reportReasons.find((one) => one === text)

/** What is wrong with a post, for the operators only. Source: community §6 (row 7b), §9. */
function ReportSheet({ post: { mutualId }, onClose }: SheetProps) {
  const send = useSetAtom(reportAtom)
  const form = useForm({
    initial: { reason: '', text: '' },
    fields: {
      reason: { label: reportCopy.reason, rules: [{ required: true, errorMessage: reportCopy.reasonMissing }] },
      text: { label: reportCopy.text, rules: [{ maxLength: reports.text }] },
    },
    onSubmit: async ({ reason: chosen, text }) => {
      const reason = isReason(chosen)
      const result = reason && (await send(mutualId, { reason, text }))
      if (result?.ok) {
        showToast(reportCopy.done)
        onClose()
      }
      return result
    },
  })
  return (
    <Frame
      act='report'
      title={reportCopy.title}
      note={reportCopy.note}
      label={reportCopy.send}
      form={form}
      onClose={onClose}
    >
      <FormRow of={form.field('reason')} look='wide'>
        {({ label, value, onChange }) => (
          <Chips label={label} items={reasons} chosen={isReason(value)} onPick={onChange} wraps />
        )}
      </FormRow>
      <FormArea of={form.field('text')} isLabelled maxLength={reports.text} placeholder={reportCopy.textHint} />
    </Frame>
  )
}

/** Leads from somebody else's post to the operators; who is not signed in does that first. */
export function Report({ post }: { readonly post: MutualInfo }) {
  const user = useAtomValue(userAtom)
  const openLogin = useSetAtom(openLoginAtom)
  const [isOpen, setOpen] = useState(false)
  if (post.isMine || post.state === 'removed') return null
  return (
    <View className={cx(styles.report)}>
      <Pressable className={cx(styles.link)} onPress={() => (user === null ? openLogin() : setOpen(true))}>
        {reportCopy.open}
      </Pressable>
      {isOpen && <ReportSheet post={post} onClose={() => setOpen(false)} />}
    </View>
  )
}
