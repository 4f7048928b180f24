import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { marketCopy } from '../copy'
import styles from './search-entry.module.scss'

/** Looks like a field and leads to the search. */
export function SearchEntry({ onPress }: { readonly onPress: () => void }) {
  return (
    <Pressable className={cx(styles.entry)} onPress={onPress}>
      <Icon name='search' size={40} className={styles.icon} />
      {marketCopy.search}
    </Pressable>
  )
}
