import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { unbroken } from '@/lib/format/unbroken'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import type { Market } from '../atoms'
import { copy } from '../copy'
import type { Seek } from '../rules'
import { sectionOf } from '../rules'
import { zoneSaid } from '../words'
import styles from './zone-side.module.scss'

export interface ZoneSideProps {
  readonly market: Market
  readonly seek: Seek
  readonly onSeek: (seek: Seek) => void
}

/** The zones with what can be bought in each; the plots of a round; numbers that are easy to remember. Source: mockup 28-market. */
export function ZoneSide({ market: { zones, round }, seek, onSeek }: ZoneSideProps) {
  const place = seek.q === '' ? sectionOf(seek, zones) : undefined
  // Who picks a zone looks into it: a number that was searched for is no longer looked for.
  const pick = (next: Seek['place']) => onSeek({ ...seek, q: '', place: next })
  return (
    <View className={cx(styles.side)} {...a11y.describe({ role: 'radiogroup', label: copy.zones })}>
      {zones.map((zone) => (
        <Entry
          key={zone.categoryId}
          label={zoneSaid(zone)}
          name={zone.name}
          note={unbroken(`${zone.noFrom}–${zone.noTo}`)}
          isOn={place === zone.categoryId}
          onPress={() => pick(zone.categoryId)}
        >
          {zone.offered > 0 && <View className={cx(styles.count)}>{copy.count(zone.offered)}</View>}
        </Entry>
      ))}
      {round && (
        <Entry
          name={copy.newZone}
          note={round.state === 'open' ? copy.round(round.roundNo) : copy.planned(round.roundNo)}
          isOn={place === 'new'}
          onPress={() => pick('new')}
        />
      )}
      <Entry name={copy.niceZone} note={copy.niceNote} isOn={place === 'nice'} onPress={() => pick('nice')} />
    </View>
  )
}

interface EntryProps {
  readonly label?: string
  readonly name: string
  readonly note: string
  readonly isOn: boolean
  readonly onPress: () => void
  readonly children?: ReactNode
}

const Entry = ({ label, name, note, isOn, onPress, children }: EntryProps) => (
  <Pressable role='radio' label={label} checked={isOn} className={cx(styles.zone, isOn && styles.on)} onPress={onPress}>
    <View className={cx(styles.line)}>
      <View className={cx(styles.name)}>{name}</View>
      {children}
    </View>
    <View className={cx(styles.note)}>{note}</View>
  </Pressable>
)
