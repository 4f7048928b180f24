import { useAtomValue, useSetAtom } from 'jotai'
import { bookAtom, loadBookAtom } from '@/features/addresses/atoms'
import { AddressList } from '@/features/addresses/components/address-list'
import { BookBar } from '@/features/addresses/components/book-bar'
import { copy } from '@/features/addresses/copy'
import { useChoice } from '@/features/addresses/use-choice'
import { SessionHost } from '@/features/session/host/session-host'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { SignedIn } from '@/parts/guest/signed-in'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { Skeleton } from '@/ui/skeleton/skeleton'

/** [ours] The own addresses; with `orderId` one of them is chosen for an own order. Our decision: docs/decisions/0430-parcels.md */
export default function AddressesPage() {
  const orderId = idParam(useParams().orderId)
  const user = useAtomValue(userAtom)
  const book = useAtomValue(bookAtom)
  const load = useSetAtom(loadBookAtom)
  const choose = useChoice(orderId ?? 0)
  useOnShow(user?.token ?? '', () => void load())
  const title = orderId === null ? copy.title : copy.chooseTitle
  const onChoose = orderId === null ? undefined : ({ addressId }: { addressId: number }) => void choose(addressId)
  return (
    <Screen title={title} plate={user?.blockNo} onRefresh={load} footer={user !== null && <BookBar />}>
      <SignedIn loginFirst={copy.loginFirst}>
        <RemoteView
          of={book}
          onRetry={() => void load()}
          skeleton={<Skeleton look='record' />}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {({ data }) => <AddressList rows={data} onChoose={onChoose} />}
        </RemoteView>
      </SignedIn>
      <SessionHost />
    </Screen>
  )
}
