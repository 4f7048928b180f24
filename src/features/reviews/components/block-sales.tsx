import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Thumb } from '@/ui/thumb/thumb'
import { Yuan } from '@/ui/yuan/yuan'
import { blockSalesAtom } from '../atoms'
import { copy } from '../copy'
import styles from './reviews.module.scss'

/** What else is on sale from the block; nothing is drawn before that is known. */
export function BlockSales({ blockId, onRetry }: { readonly blockId: number; readonly onRetry: () => void }) {
  const toUrl = useAtomValue(imageUrlAtom)
  const known = useAtomValue(blockSalesAtom)
  if (known.tag === 'failed')
    return (
      <Note tone='warning' action={{ text: copy.retry, onPress: onRetry }}>
        {copy.salesFailed}
      </Note>
    )
  if (known.tag !== 'ready' || known.value.blockId !== blockId) return null
  const { rows } = known.value
  return (
    <Section>
      <SectionHead title={copy.sales} count={rows.length} />
      {rows.length === 0 && <View className={cx(styles.none)}>{copy.noSales}</View>}
      {rows.map(({ saleId, title, thumb, category, price, unit }) => (
        <Pressable key={saleId} className={cx(styles.sale)} onPress={() => goTo('salePay', { saleId })}>
          <Thumb src={toUrl(thumb)} category={category} />
          <View className={cx(styles.goods)}>{title}</View>
          <View className={cx(styles.price)}>
            <Yuan fen={price} />
            <View className={cx(styles.per)}>{copy.per(unit)}</View>
          </View>
        </Pressable>
      ))}
    </Section>
  )
}
