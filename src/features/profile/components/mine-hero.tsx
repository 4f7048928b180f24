import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { grouped } from '@contract/digits'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { areaIdAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { Avatar } from '@/ui/avatar/avatar'
import { cx } from '@/ui/cx/cx'
import { MapLines } from '@/ui/map-lines/map-lines'
import { MapNumbers } from '@/ui/map-lines/map-numbers'
import { VacantLot } from '@/ui/map-lines/vacant-lot'
import { Plate } from '@/ui/plate/plate'
import { Pressable } from '@/ui/pressable/pressable'
import type { Profile } from '../atoms'
import { copy } from '../copy'
import styles from './mine-hero.module.scss'

/** The sheet behind the plate: 375 by 270 units of 2 rpx, anchored at the hero's foot so that plate and plot keep their places. */
const sheet = { width: 375, height: 270, scale: 1.7 } as const
const plotAt = [275, 119] as const
const leaderFrom = [110, 141] as const
/** The bar of the page ends here, on both targets: the sheet stands at the hero's foot. */
const covered = 88

/** Makes the same map every time. Source: `MapLines`. */
const seedOf = (areaId: number, blockNo: number): number => areaId * 10007 + blockNo

export interface MineHeroProps {
  readonly user: LoginUser
  /** Null while it is not known; name and number come from the login. */
  readonly profile: Profile | null
}

/** The person's door plate, a line to the plot it stands for, name, city and popularity value. */
export function MineHero({ user, profile }: MineHeroProps) {
  const imageUrl = useAtomValue(imageUrlAtom)
  const blockNo = profile?.blockNo ?? user.blockNo
  const areaId = profile?.areaId ?? user.blockAreaId
  const city = `${profile?.areaName ?? user.areaName} ${areaId}`
  const hasBlock = blockNo > 0
  const isOffered = user.isOffered === true
  const days = hasBlock ? profile?.residentDays : undefined
  const mine = { ...sheet, seed: seedOf(areaId, blockNo), target: plotAt, leaderFrom }
  return (
    <Hero
      map={
        hasBlock ? (
          <>
            <MapLines {...mine} look='paper' />
            <MapNumbers {...mine} covered={covered} numbers={profile?.neighbours ?? []} />
          </>
        ) : (
          <VacantMap areaId={areaId} />
        )
      }
      plate={<Plate no={blockNo} size='xl' look={isOffered ? 'transfer' : 'mine'} />}
      avatar={<Avatar src={imageUrl(profile?.avatar ?? user.avatar)} blockNo={blockNo} />}
      name={profile?.nickName ?? user.nickName}
      note={
        isOffered ? `${city} · ${copy.inTransfer}` : days === undefined ? city : `${city} · ${copy.residentDays(days)}`
      }
      end={profile && <Points points={profile.points} />}
    />
  )
}

/** The dashed plate of somebody without a block, in the chosen city. */
export function GuestHero() {
  const areaId = useAtomValue(areaIdAtom)
  return (
    <Hero
      map={<VacantMap areaId={areaId} />}
      plate={<Plate no='' size='xl' look='guest' />}
      avatar={<Avatar />}
      name={copy.guest.title}
      note={copy.guest.note}
    />
  )
}

/** The city with a lot that is still to be had. */
function VacantMap({ areaId }: { readonly areaId: number }) {
  const city = { ...sheet, seed: seedOf(areaId, 0), target: plotAt }
  return (
    <>
      <MapLines {...city} look='plain' />
      <VacantLot {...city} />
    </>
  )
}

function Points({ points }: { readonly points: number }) {
  return (
    <Pressable className={cx(styles.points)} onPress={() => goTo('points')}>
      <View className={cx(styles.number)}>{grouped(points)}</View>
      {copy.points}
    </Pressable>
  )
}

interface HeroProps {
  readonly map: ReactNode
  readonly plate: ReactNode
  readonly avatar: ReactNode
  readonly name: string
  readonly note: string
  readonly end?: ReactNode
}

function Hero({ map, plate, avatar, name, note, end }: HeroProps) {
  return (
    <View className={cx(styles.hero)}>
      <View className={cx(styles.sheet)}>{map}</View>
      <View className={cx(styles.veil)} />
      <View className={cx(styles.plate)}>{plate}</View>
      <View className={cx(styles.me)}>
        {avatar}
        <View className={cx(styles.who)}>
          <View className={cx(styles.name)}>{name}</View>
          <View className={cx(styles.note)}>{note}</View>
        </View>
        {end}
      </View>
    </View>
  )
}
