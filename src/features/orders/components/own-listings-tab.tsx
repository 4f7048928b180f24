import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { cx } from '@/ui/cx/cx'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Void } from '@/ui/void/void'
import { listCopy, listingCopy } from '../copy'
import { ownListingsAtom } from '../list-atoms'
import { OwnListings } from './own-listings'
import styles from './own-listings-tab.module.scss'

/** The own listings, or that there are none. */
export function OwnListingsTab({ onRetry }: { readonly onRetry: () => void }) {
  const listings = useAtomValue(ownListingsAtom)
  return (
    <RemoteView
      of={listings}
      onRetry={onRetry}
      empty={<Void kind='empty' title={listingCopy.none} />}
      failure={(error) => ({ text: `${callErrorText(error)}。${listCopy.safe}` })}
    >
      {(rows) => (
        <View className={cx(styles.list)}>
          <OwnListings listings={rows} onOpen={(saleId) => goTo('salePay', { saleId })} />
        </View>
      )}
    </RemoteView>
  )
}
