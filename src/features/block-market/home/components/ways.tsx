import { useAtomValue } from 'jotai'
import { addressOf } from '@/lib/routes/address'
import { goTo } from '@/lib/routes/go'
import { tradeEdition } from '@/platform/trade-edition/trade-edition'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { cartSizeAtom } from '../../cart/atoms'
import { homeCopy as copy } from '../copy'

/** Where the first tab leads besides the blocks: the cart, and the trade edition. */
export function Ways() {
  const count = useAtomValue(cartSizeAtom)
  return (
    <Section>
      <Cell
        icon='tab-cart'
        title={copy.cart}
        value={count > 0 ? copy.cartCount(count) : copy.cartEmpty}
        onPress={() => goTo('cart')}
      />
      {tradeEdition.isThere && (
        <Cell
          icon='buy'
          title={copy.trade}
          note={copy.tradeNote}
          onPress={() => tradeEdition.open(addressOf('home'))}
        />
      )}
    </Section>
  )
}
