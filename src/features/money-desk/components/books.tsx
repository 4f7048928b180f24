import { dayMs } from '@contract/durations'
import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { calendarDay, momentText } from '@contract/moments'
import type { CallError } from '@/lib/http/errors'
import { callErrorText } from '@/lib/http/errors'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import type { BooksReport } from '../books-atoms'
import { checkBooksAtom } from '../books-atoms'
import { booksCopy as words } from '../books-copy'
import styles from './desk.module.scss'

/**
 * Compares the books now and shows each difference with its cause, or that there is none. Our decision:
 * docs/decisions/0060-payment-gateway.md
 */
export function Books() {
  const { now } = useAtomValue(serverClockAtom)
  const check = useSetAtom(checkBooksAtom)
  const [ago, setAgo] = useState('0')
  const [isChecking, setChecking] = useState(false)
  const [report, setReport] = useState<BooksReport>()
  const [failure, setFailure] = useState<CallError>()
  const run = async () => {
    setChecking(true)
    const answer = await check(calendarDay(now() - Number(ago) * dayMs))
    setChecking(false)
    setReport(answer.ok ? answer.value : undefined)
    setFailure(answer.ok ? undefined : answer.error)
  }
  return (
    <>
      <Section>
        <SectionHead title={words.day} />
        <View className={cx(styles.find)}>
          <Segment
            label={words.day}
            items={words.days.map((text, at) => ({ id: String(at), text }))}
            chosen={ago}
            onPick={setAgo}
          />
        </View>
        <View className={cx(styles.find)}>
          <Button kind='secondary' loading={isChecking ? words.checking : undefined} onPress={() => void run()}>
            {words.check}
          </Button>
        </View>
      </Section>
      <Note>{words.note}</Note>
      {failure && <Note tone='error'>{callErrorText(failure)}</Note>}
      {report && <Report of={report} />}
    </>
  )
}

function Report({ of: report }: { readonly of: BooksReport }) {
  const { now } = useAtomValue(serverClockAtom)
  const { equal, differences, count, checkedAt, day, payments, isGatewayAsked } = report
  return (
    <Section>
      <SectionHead title={equal ? words.equal : words.unequal(count)} />
      <View className={cx(styles.facts)}>
        <View>{words.checked(momentText(checkedAt, now()), day)}</View>
        <View>{isGatewayAsked ? words.payments(payments) : words.noGateway}</View>
      </View>
      {differences.map(({ cause, about, ours, theirs }, at) => (
        <View key={at} className={cx(styles.difference)}>
          <View className={cx(styles.cause)}>{words.causes[cause]}</View>
          <View>{about}</View>
          {(ours !== 0 || theirs !== 0) && <View>{words.sums(ours, theirs)}</View>}
        </View>
      ))}
      {count > differences.length && <View className={cx(styles.facts)}>{words.more(count - differences.length)}</View>}
    </Section>
  )
}
