import { useAtomValue } from 'jotai'
import { listingAbsence } from '@/features/market/listing-absence'
import { listingAtom, loadListingAtom } from '@/features/market/listing-atoms'
import { isShareable } from '@/features/market/rules/shareable'
import { useRememberSeen } from '@/features/search/use-remember-seen'
import { useInfoPage } from '@/features/share/use-info-page'
import { useShare } from '@/features/share/use-share'
import { imageUrlAtom } from '@/lib/images/image-url'
import { smallView } from '@/lib/images/small-view'

const small = (url: string | undefined) => url && smallView(url)

/** The listing of an address: read, shared, and remembered once it is looked at. */
export function useListing(saleId: number | null) {
  const urlOf = useAtomValue(imageUrlAtom)
  const page = useInfoPage({
    route: 'salePay',
    params: saleId === null ? {} : { saleId },
    key: saleId,
    of: { valueAtom: listingAtom, loadAtom: loadListingAtom },
    isSought: (one) => one.saleId === saleId,
    titleOf: ({ title }) => title,
    pictureOf: ({ thumb }) => small(urlOf(thumb)),
  })
  const { value: listing, state } = page
  const onReload = () => void page.reload()
  const isShared = saleId !== null && isShareable(listing, state.tag)
  const { button, sheet } = useShare(page.card, isShared ? { of: 'sale', id: saleId } : undefined)
  useRememberSeen(listing)
  const absent = { ...listingAbsence(saleId, state), of: state, onReload }
  return { listing, absent, onReload, button, sheet }
}
