import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Pressable } from '@/ui/pressable/pressable'
import { TurnLine } from '@/ui/turn/turn-line'
import { turnCopy } from '../../copy'
import { turnOf } from '../../rules/turn'
import styles from './shop-list.module.scss'

export interface OwnLineProps {
  readonly shop: OwnShop
  /** Its deadline has passed. */
  readonly onEnd: () => void
}

/** How the own shop stands; leads to it. Nothing while it runs and waits for nothing. Source: mockup 25-shop. */
export function OwnLine({ shop, onEnd }: OwnLineProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { until, ...turn } = turnOf(shop)
  if (shop.state === 'active' && until === undefined) return null
  const act = turn.tone === 'me' && turn.act !== undefined ? turnCopy.about(turn.act, shop.name) : shop.name
  const time = until === undefined ? {} : { time: <Countdown deadlineMs={until} now={now} onEnd={onEnd} /> }
  return (
    <Pressable className={cx(styles.own)} onPress={() => goTo('shopInfo', { id: shop.shopId })}>
      <TurnLine {...turn} act={act} {...time} />
    </Pressable>
  )
}

/** The same on the page of the shop itself. */
export function TurnOfShop({
  shop,
  onEnd,
}: {
  readonly shop: Pick<OwnShop, 'state' | 'own'>
  readonly onEnd: () => void
}) {
  const { now } = useAtomValue(serverClockAtom)
  const { until, ...turn } = turnOf(shop)
  const time = until === undefined ? {} : { time: <Countdown deadlineMs={until} now={now} onEnd={onEnd} /> }
  return (
    <View className={cx(styles.turn)}>
      <TurnLine {...turn} {...time} />
    </View>
  )
}
