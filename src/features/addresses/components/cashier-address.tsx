import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { OrderAddress } from '@contract/endpoints/orders/address'
import { goTo } from '@/lib/routes/go'
import { useOnOpen } from '@/platform/page/use-on-open'
import { useOnShow } from '@/platform/page/use-on-show'
import { Cell } from '@/ui/cell/cell'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { bookAtom, loadBookAtom } from '../atoms'
import { orderCopy } from '../copy'
import { chooseAddressAtom, loadOrderAddressAtom, orderAddressAtom } from '../order-atoms'
import { placeText, standingOf } from '../rules'

/** Where a posted order goes, at its cashier: the default address is chosen at once, and a tap leads to the others. */
export function CashierAddress({ orderId }: { readonly orderId: number }) {
  const known = useAtomValue(orderAddressAtom)
  const load = useSetAtom(loadOrderAddressAtom)
  const loadBook = useSetAtom(loadBookAtom)
  const reload = () => {
    void load(orderId)
    void loadBook()
  }
  useOnShow(`${orderId}`, reload)
  const standing = standingOf(orderId, known)
  const told = known.tag === 'ready' && known.value.orderId === orderId ? known.value : undefined
  if (told && !told.address && !told.mayChoose) return null
  if (standing === 'unknown')
    return (
      <Note tone='warning' action={{ text: orderCopy.retry, onPress: reload }}>
        {orderCopy.unread}
      </Note>
    )
  return (
    <Section card>
      {told?.address ? (
        <Chosen of={told} address={told.address} />
      ) : standing === 'missing' ? (
        <Missing orderId={orderId} />
      ) : (
        <Cell icon='truck' title={orderCopy.title} note={orderCopy.reading} />
      )}
    </Section>
  )
}

interface ChosenProps {
  readonly of: OrderAddress
  readonly address: NonNullable<OrderAddress['address']>
}

const Chosen = ({ of: { orderId, mayChoose }, address }: ChosenProps) => (
  <Cell
    icon='truck'
    title={`${address.name} ${address.mobile}`}
    note={placeText(address)}
    {...(mayChoose && { onPress: () => goTo('addresses', { orderId }) })}
  />
)

/** Chooses the default address, or leads to where one is written. */
function Missing({ orderId }: { readonly orderId: number }) {
  const book = useAtomValue(bookAtom)
  const choose = useSetAtom(chooseAddressAtom)
  const [hasFailed, setFailed] = useState(false)
  const first = book.tag === 'ready' ? book.value.data[0]?.addressId : undefined
  const run = async () => {
    if (first === undefined) return
    setFailed(false)
    const answer = await choose({ orderId, addressId: first })
    if (answer && !answer.ok) setFailed(true)
  }
  useOnOpen(`${orderId} ${first}`, () => void run())
  if (book.tag === 'ready' && first === undefined)
    return <Cell icon='plus' title={orderCopy.add} note={orderCopy.addNote} onPress={() => goTo('address')} />
  if (hasFailed || book.tag === 'failed')
    return (
      <Cell
        icon='truck'
        title={orderCopy.choose}
        note={orderCopy.unchosen}
        onPress={() => goTo('addresses', { orderId })}
      />
    )
  return <Cell icon='truck' title={orderCopy.title} note={orderCopy.choosing} />
}
