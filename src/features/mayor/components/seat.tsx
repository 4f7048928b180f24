import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { MayorTerm } from '@contract/endpoints/community/mayor-view'
import { dateText } from '@/lib/format/moments'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import poll from '@/parts/ballot/poll.module.scss'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { termCopy } from '../copy'
import { Face } from './face'
import people from './candidates.module.scss'
import styles from './seat.module.scss'

const names = ['notices', 'rulings', 'overturned', 'supports'] as const

/** Who is in the seat, until when, and what was done there. Source: mockup 27-mayor-join. */
export function SeatCard({ seat }: { readonly seat: MayorTerm }) {
  const { now } = useAtomValue(serverClockAtom)
  const blockNo = useAtomValue(userAtom)?.blockNo
  return (
    <Section>
      <View className={cx(people.person)}>
        <Face of={seat} size='l' />
        <View className={cx(people.said)}>
          <View className={cx(people.name)}>
            {seat.nickName}
            <Plate no={seat.blockNo} look={seat.blockNo === blockNo ? 'mine' : 'other'} />
            <Tag>{termCopy.present}</Tag>
          </View>
          <View className={cx(people.small)}>{termCopy.until(seat.termNo, dateText(seat.to, now()))}</View>
        </View>
      </View>
      <View className={cx(styles.figures)}>
        {names.map((name) => (
          <View key={name} className={cx(styles.figure)}>
            {termCopy.figures[name]}
            <View className={cx(styles.value)}>{seat.figures[name]}</View>
          </View>
        ))}
      </View>
    </Section>
  )
}

const ways = {
  notice: () => goTo('areaNotices'),
  pin: () => goTo('mutual'),
  support: () => goTo('votes'),
  rule: () => goTo('disputes'),
} as const

/** What the mayor may do, for the mayor alone. Source: community §7 (mayor may). */
export function MayorRights() {
  return (
    <>
      <SectionHead title={termCopy.yours} />
      <Section>
        {termCopy.rights.map(({ id, title, note }) => (
          <Cell key={id} title={title} note={note} onPress={ways[id]} />
        ))}
      </Section>
      <View className={cx(poll.under)}>{termCopy.rightsNote}</View>
    </>
  )
}
