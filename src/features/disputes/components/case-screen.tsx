import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Note } from '@/ui/note/note'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { caseCourse, whyNot } from '../rules/case-turn'
import { disputesCopy } from '../copy'
import { CaseLine } from './cases-list'
import { DecideSheet } from './decide-sheet'

export interface CaseScreenProps {
  readonly of: DisputeCaseDetail
  readonly onReload: () => Promise<unknown>
  /** What the case is about: the goods, what both sides said, what happened. */
  readonly children: ReactNode
}

/** One dispute before its judge: the facts, and the button that decides, or why it cannot be decided now. */
export function CaseScreen({ of, onReload, children }: CaseScreenProps) {
  const [isDeciding, setDeciding] = useState(false)
  const plate = useAtomValue(userAtom)?.blockNo
  const { now } = useAtomValue(serverClockAtom)
  const reason = whyNot(of, now())
  const course = caseCourse(of, now())
  const bar = reason !== null && (
    <BottomBar>
      <Button disabled={reason} onPress={() => setDeciding(true)}>
        {disputesCopy.decide}
      </Button>
    </BottomBar>
  )
  const subtitle = (
    <>
      <View>{disputesCopy.orderNo(of.orderNo)}</View>
      <View>{disputesCopy.as[of.role]}</View>
    </>
  )
  return (
    <Screen
      title={disputesCopy.title}
      subtitle={subtitle}
      plate={plate}
      onRefresh={onReload}
      {...(bar && { footer: bar })}
    >
      <Section card lit={of.mayDecide}>
        <CaseLine one={of} />
      </Section>
      {course !== undefined && <Note>{course}</Note>}
      {children}
      {isDeciding && <DecideSheet of={of} onClose={() => setDeciding(false)} onReload={() => void onReload()} />}
    </Screen>
  )
}
