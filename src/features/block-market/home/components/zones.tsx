import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { fen } from '@contract/money'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import type { Market } from '../../list/atoms'
import { seekAtom } from '../../list/atoms'
import type { Place, Zone } from '../../list/rules'
import { firstSeek } from '../../list/rules'
import { soldOf, zoneSaid } from '../../list/words'
import { homeCopy as copy } from '../copy'
import styles from './home.module.scss'

/** The zones of a city with what can be bought in each, and the round of plots that is open or comes next. */
export function Zones({ market: { areaId, zones, round } }: { readonly market: Market }) {
  const seek = useSetAtom(seekAtom)
  const look = (place: Place) => {
    seek(areaId, { ...firstSeek, place })
    goTo('category')
  }
  return (
    <Section>
      <SectionHead
        title={copy.zones}
        end={
          <Pressable className={cx(styles.all)} onPress={() => goTo('category')}>
            {copy.allBlocks}
            <Icon name='right' size={28} />
          </Pressable>
        }
      />
      <View className={cx(styles.zones)}>
        {zones.map((zone) => (
          <ZoneTile key={zone.categoryId} zone={zone} onPress={() => look(zone.categoryId)} />
        ))}
      </View>
      {round && <Round round={round} onPress={() => look('new')} />}
    </Section>
  )
}

function ZoneTile({ zone, onPress }: { readonly zone: Zone; readonly onPress: () => void }) {
  const { name, noFrom, noTo, offered } = zone
  return (
    <Pressable className={cx(styles.zone)} label={zoneSaid(zone)} onPress={onPress}>
      <View className={cx(styles.title)}>{name}</View>
      <View className={cx(styles.numbers)}>{copy.numbers(noFrom, noTo)}</View>
      <View className={cx(offered > 0 ? styles.some : styles.none)}>{soldOf(zone)}</View>
    </Pressable>
  )
}

interface RoundProps {
  readonly round: NonNullable<Market['round']>
  readonly onPress: () => void
}

function Round({ round: { roundNo, state, tiers, quota, left, openAt, closeAt }, onPress }: RoundProps) {
  const { now } = useAtomValue(serverClockAtom)
  const lowest = yuanText(fen(Math.min(...tiers.map(({ price }) => price))))
  const note =
    state === 'open'
      ? copy.roundOpen(lowest, momentText(closeAt, now()))
      : copy.roundPlanned(lowest, momentText(openAt, now()))
  const value = state === 'open' ? copy.offered(left) : copy.roundCount(quota)
  return <Cell icon='map' title={copy.round(roundNo)} note={note} value={value} onPress={onPress} />
}
