import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { LogView } from '@contract/endpoints/city/logs'
import { imageUrlAtom } from '@/lib/images/image-url'
import { useMomentText } from '@/lib/session/moment'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { editLogAtom } from '../atoms'
import { copy } from '../copy'
import { LogHead } from './log-card'
import styles from './log-detail.module.scss'
import { LogForm, logFields, type LogValues } from './log-form'

/** One log; its writer may change it until midnight. Our decision, after domain model §3.12. */
export function LogDetail({ log }: { readonly log: LogView }) {
  const moment = useMomentText()
  const urlOf = useAtomValue(imageUrlAtom)
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <EditLog log={log} onDone={() => setEditing(false)} />
  return (
    <>
      <Section padded>
        <LogHead log={log} />
        <View className={cx(styles.text)}>{log.content}</View>
        <View className={cx(styles.when)}>{moment(log.at)}</View>
      </Section>
      {log.thumbs !== '' && (
        <Section>
          <ImageGrid label={copy.pictures} value={log.thumbs} urlOf={urlOf} />
        </Section>
      )}
      {log.canEdit && (
        <BottomBar summary={<View className={cx(styles.until)}>{copy.editUntil}</View>}>
          <Button onPress={() => setEditing(true)}>{copy.edit}</Button>
        </BottomBar>
      )}
    </>
  )
}

function EditLog({ log, onDone }: { readonly log: LogView; readonly onDone: () => void }) {
  const edit = useSetAtom(editLogAtom)
  const initial: LogValues = { content: log.content, thumbs: log.thumbs }
  const form = useForm({
    initial,
    fields: logFields,
    onSubmit: async (values) => {
      const result = await edit({ ...values, id: log.logId })
      if (result.ok) {
        showToast(copy.saved)
        onDone()
      }
      return result
    },
  })
  return <LogForm form={form} note={copy.editUntil} words={{ submit: copy.save, busy: copy.saving }} />
}
