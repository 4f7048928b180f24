import { useAtomValue, useSetAtom } from 'jotai'
import { addresses } from '@contract/limits'
import { bookAtom, loadBookAtom } from '@/features/addresses/atoms'
import { AddressList } from '@/features/addresses/components/address-list'
import { copy } from '@/features/addresses/copy'
import { chooseAddressAtom } from '@/features/addresses/order-atoms'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goBack, goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { Skeleton } from '@/ui/skeleton/skeleton'
import { showToast } from '@/ui/toast/toast'

/** [ours] The own addresses; with `orderId` one of them is chosen for an own order. Our decision: docs/decisions/0430-parcels.md */
export default function AddressesPage() {
  const orderId = idParam(useParams().orderId)
  const user = useAtomValue(userAtom)
  const book = useAtomValue(bookAtom)
  const load = useSetAtom(loadBookAtom)
  const choose = useSetAtom(chooseAddressAtom)
  useOnShow(user?.token ?? '', () => void load())
  const chooseFor = async (order: number, addressId: number) => {
    const answer = await choose({ orderId: order, addressId })
    if (!answer || (!answer.ok && answer.error.kind === 'loggedOut')) return
    showToast(answer.ok ? copy.chosen : callErrorText(answer.error))
    if (answer.ok) goBack()
  }
  const isFull = book.tag === 'ready' && book.value.data.length >= addresses.most
  const bar = (
    <BottomBar>
      <Button disabled={isFull ? copy.full : undefined} onPress={() => goTo('address')}>
        {copy.add}
      </Button>
    </BottomBar>
  )
  return (
    <Screen
      title={orderId === null ? copy.title : copy.chooseTitle}
      plate={user?.blockNo}
      onRefresh={load}
      footer={user !== null && bar}
    >
      {user === null ? (
        <GuestNotice text={copy.loginFirst} />
      ) : (
        <RemoteView
          of={book}
          onRetry={() => void load()}
          skeleton={<Skeleton look='record' />}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {({ data }) => (
            <AddressList
              rows={data}
              onChoose={orderId === null ? undefined : ({ addressId }) => void chooseFor(orderId, addressId)}
            />
          )}
        </RemoteView>
      )}
      <SessionHost />
    </Screen>
  )
}
