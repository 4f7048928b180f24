import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { dateText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { ShopInfo } from '../atoms'
import { shopCopy } from '../copy'
import { ShareBar } from './share-bar'
import styles from './shop.module.scss'

/** What the terms of a shop brought to the fund; each leads to its entry of the ledger. Source: mockup 25-shop-info. */
export function ShopFund({ shop: { areaId, fund, own } }: { readonly shop: ShopInfo }) {
  const { now } = useAtomValue(serverClockAtom)
  const { sum, platform, terms } = fund
  if (terms.length === 0) {
    if (!own) return null
    return <View className={cx(styles.none)}>{shopCopy.nothingYet}</View>
  }
  const first = terms.length === 0 ? 0 : Math.min(...terms.map(({ entryNo }) => entryNo))
  const byAge = [...terms].sort((one, other) => one.entryNo - other.entryNo)
  return (
    <Section>
      <View className={cx(styles.give)}>
        <View className={cx(styles.foot)}>
          <View className={cx(styles.text)}>{shopCopy.brought}</View>
          <Yuan fen={sum} size='m' />
        </View>
        <ShareBar fund={sum} platform={platform} label={shopCopy.splitLabel(yuanText(sum), yuanText(platform))} />
        <View className={cx(styles.small)}>{shopCopy.split}</View>
      </View>
      {byAge.map(({ entryNo, fund: share, at }, index) => (
        <Cell
          key={entryNo === 0 ? `${first} ${index}` : entryNo}
          title={shopCopy.term(index + 1, dateText(at, now()))}
          value={<Yuan fen={share} sign='in' />}
          onPress={() => goTo('fundEntry', { areaId, no: entryNo })}
        />
      ))}
    </Section>
  )
}
