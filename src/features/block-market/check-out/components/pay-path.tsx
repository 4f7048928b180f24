import { View } from '@tarojs/components'
import type { BlockCart } from '@contract/endpoints/market/block-market'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { Pair, Section, SectionHead } from '@/ui/section/section'
import { payCopy } from '../pay-copy'
import { pathGroups } from '../rules/bill'
import styles from './pay-path.module.scss'

/** Where the money of a check-out goes. Source: mockup 28-market-pay. */
export function PayPath({ cart }: { readonly cart: BlockCart }) {
  return (
    <>
      <SectionHead title={payCopy.where} />
      <Section card>
        {pathGroups(cart).map(({ name, text, note, fee, share }, at) => (
          <View key={`${at} ${name}`} className={cx(styles.group)}>
            <Pair name={<View className={cx(styles.strong)}>{name}</View>}>
              <View className={cx(styles.strong)}>{text}</View>
            </Pair>
            {note !== undefined && <View className={cx(styles.note)}>{note}</View>}
            {fee && <Pair name={fee.name}>{fee.text}</Pair>}
            {share && <Pair name={<View className={cx(styles.share)}>{share.name}</View>}>{share.text}</Pair>}
          </View>
        ))}
      </Section>
    </>
  )
}

/** What must be known of the new password, under the ways to pay. */
export const PasswordOnce = () => (
  <Section>
    <Cell icon='key' title={payCopy.once} note={payCopy.lost} />
  </Section>
)
