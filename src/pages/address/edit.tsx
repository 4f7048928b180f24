import { useAtomValue } from 'jotai'
import { bookAtom, loadBookAtom } from '@/features/addresses/atoms'
import { AddressForm } from '@/features/addresses/components/address-form'
import { copy } from '@/features/addresses/copy'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goBack, goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useParams } from '@/platform/page/use-params'
import { showToast } from '@/ui/toast/toast'

const saved = () => {
  showToast(copy.saved)
  goBack()
}

/** [ours] Writing an address, or (`id`) changing an own one. Our decision: docs/decisions/0430-parcels.md */
export default function AddressPage() {
  const id = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const book = useKnown({
    key: user && id,
    of: { valueAtom: bookAtom, loadAtom: loadBookAtom },
    isSought: () => true,
  })
  const address = book.value?.data.find(({ addressId }) => addressId === id)
  const frame = { title: id === null ? copy.addTitle : copy.editTitle, plate: user?.blockNo }
  if (user && (id === null || address)) {
    return (
      <AddressForm key={id} address={address} frame={frame} onSaved={saved}>
        <SessionHost />
      </AddressForm>
    )
  }
  return (
    <AbsentPage
      {...frame}
      loginFirst={copy.loginFirst}
      of={book.state}
      gone={book.value ? copy.gone : undefined}
      toOthers={{ text: copy.toBook, onPress: () => goInstead('addresses') }}
      onReload={book.reload}
    />
  )
}
