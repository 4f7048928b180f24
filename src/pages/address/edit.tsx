import { useAtomValue, useSetAtom } from 'jotai'
import { bookAtom, loadBookAtom } from '@/features/addresses/atoms'
import { AddressForm } from '@/features/addresses/components/address-form'
import { copy } from '@/features/addresses/copy'
import { SessionHost } from '@/features/session/host/session-host'
import { GuestNotice } from '@/features/session/login/guest-notice'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goBack, goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'

/** [ours] Writing an address, or (`id`) changing an own one. Our decision: docs/decisions/0400-addresses.md */
export default function AddressPage() {
  const id = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  return (
    <Screen title={id === null ? copy.addTitle : copy.editTitle} plate={user?.blockNo}>
      {user === null && <GuestNotice text={copy.loginFirst} />}
      {user !== null && (id === null ? <AddressForm onSaved={saved} /> : <Known id={id} />)}
      <SessionHost />
    </Screen>
  )
}

const saved = () => {
  showToast(copy.saved)
  goBack()
}

function Known({ id }: { readonly id: number }) {
  const book = useAtomValue(bookAtom)
  const load = useSetAtom(loadBookAtom)
  useOnShow(`${id}`, () => void load())
  return (
    <RemoteView of={book} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
      {({ data }) => {
        const address = data.find(({ addressId }) => addressId === id)
        if (address) return <AddressForm key={id} address={address} onSaved={saved} />
        return (
          <EmptyState
            kind='empty'
            title={copy.gone}
            action={{ text: copy.toBook, onPress: () => goInstead('addresses') }}
          />
        )
      }}
    </RemoteView>
  )
}
