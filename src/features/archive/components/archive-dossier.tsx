import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { agoText } from '@/lib/time/ago'
import { grouped } from '@contract/digits'
import { serverClockAtom } from '@/lib/session/server-clock'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { Timeline } from '@/ui/timeline/timeline'
import type { ArchiveInfo } from '../atoms'
import { copy } from '../copy'
import { daysOf } from '../rules/course'
import { timelineStep } from './archive-step'
import styles from './archive.module.scss'

export interface ArchiveDossierProps {
  readonly archived: ArchiveInfo
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** One thing with all its steps in order, each with its proof. Source: mockup 21-archive-info. */
export function ArchiveDossier({ archived, isChecking, onCheck }: ArchiveDossierProps) {
  const { head, facts, steps, chain } = archived
  const { now } = useAtomValue(serverClockAtom)
  return (
    <>
      <Section>
        <View className={cx(styles.dossier)}>
          <View className={cx(styles.kind)}>
            <Tag>{copy.kind[head.type]}</Tag>
            <View className={cx(styles.small)}>{head.no}</View>
          </View>
          <View className={cx(styles.head)}>{head.title}</View>
          <View className={cx(styles.stamp, styles[`is-${head.end}`])}>{head.stamp}</View>
          <View className={cx(styles.facts)}>
            {facts.map(({ label, value }) => (
              <View key={label}>
                {label}
                <View className={cx(styles.value)}>{value}</View>
              </View>
            ))}
          </View>
        </View>
      </Section>
      <Section>
        <SectionHead
          title={
            <>
              {copy.course}
              <View className={cx(styles.course)}>{copy.steps(steps.length, daysOf(steps))}</View>
            </>
          }
        />
        <Timeline steps={steps.map((step, at) => timelineStep({ step, head, key: at, nowMs: now() }))} />
      </Section>
      {chain && (
        <Section>
          <View className={cx(styles.check)}>
            <Icon name={chain.ok ? 'shield' : 'warn'} size={40} className={cx(chain.ok ? styles.good : styles.bad)} />
            <View className={cx(styles.verdict)}>{chain.ok ? copy.same : copy.differs}</View>
            <View>{copy.checked(agoText(chain.at, now()), grouped(chain.entries))}</View>
            <Pressable className={cx(styles.again)} busy={isChecking || undefined} onPress={onCheck}>
              {isChecking ? copy.checking : copy.checkAgain}
            </Pressable>
          </View>
        </Section>
      )}
    </>
  )
}
