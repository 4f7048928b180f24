import { View } from '@tarojs/components'
import { useState } from 'react'
import { lazy } from '@/lib/lazy/lazy'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import type { Reported } from '../atoms'
import { reportCopy, reportThings } from '../copy'
import styles from './report.module.scss'

const ReportSheet = lazy(() =>
  import(/* webpackChunkName: "report" */ './report-sheet').then(({ ReportSheet }) => ReportSheet),
)

export interface ReportProps extends Reported {
  /** It stands at the end of something small, such as a message. */
  readonly isSmall?: boolean
}

/** Leads from what somebody else wrote to the operators; who is not signed in does that first. */
export function Report({ isSmall = false, ...of }: ReportProps) {
  const [isOpen, setOpen] = useState(false)
  const open = useOnceSignedIn(`report ${of.refType} ${of.refId}`, () => setOpen(true))
  const close = () => setOpen(false)
  return (
    <View className={cx(isSmall ? styles.small : styles.report)}>
      <Pressable className={cx(styles.link)} onPress={() => open()}>
        {reportCopy.open(reportThings[of.refType])}
      </Pressable>
      {isOpen && <ReportSheet of={of} onClose={close} onMissing={close} />}
    </View>
  )
}
