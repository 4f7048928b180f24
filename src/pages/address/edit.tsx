import { useAtomValue, useSetAtom } from 'jotai'
import { bookAtom, loadBookAtom } from '@/features/addresses/atoms'
import type { AddressFormProps } from '@/features/addresses/components/address-form'
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

/** [ours] Writing an address, or (`id`) changing an own one. Our decision: docs/decisions/0430-parcels.md */
export default function AddressPage() {
  const id = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const frame = { title: id === null ? copy.addTitle : copy.editTitle, plate: user?.blockNo }
  if (user === null)
    return (
      <Screen {...frame}>
        <GuestNotice text={copy.loginFirst} />
        <SessionHost />
      </Screen>
    )
  if (id !== null) return <Known id={id} frame={frame} />
  return (
    <AddressForm frame={frame} onSaved={saved}>
      <SessionHost />
    </AddressForm>
  )
}

const saved = () => {
  showToast(copy.saved)
  goBack()
}

interface KnownProps extends Pick<AddressFormProps, 'frame'> {
  readonly id: number
}

function Known({ id, frame }: KnownProps) {
  const book = useAtomValue(bookAtom)
  const load = useSetAtom(loadBookAtom)
  useOnShow(`${id}`, () => void load())
  const address = book.tag === 'ready' ? book.value.data.find(({ addressId }) => addressId === id) : undefined
  if (address)
    return (
      <AddressForm key={id} address={address} frame={frame} onSaved={saved}>
        <SessionHost />
      </AddressForm>
    )
  return (
    <Screen {...frame}>
      <RemoteView of={book} onRetry={() => void load()} failure={(error) => ({ text: callErrorText(error) })}>
        {() => (
          <EmptyState
            kind='empty'
            title={copy.gone}
            action={{ text: copy.toBook, onPress: () => goInstead('addresses') }}
          />
        )}
      </RemoteView>
      <SessionHost />
    </Screen>
  )
}
