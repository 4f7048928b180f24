import { useSetAtom } from 'jotai'
import type { AddressView } from '@contract/endpoints/people/addresses'
import { addresses } from '@contract/limits'
import { mobilePattern } from '@contract/people/formats'
import { addressBook } from '@/platform/address-book/address-book'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/toast/toast'
import { regionWordsAtom, saveAddressAtom } from './atoms'
import { copy } from './copy'
import { fittingAddress } from './rules'

const most = { name: addresses.name, street: addresses.street }
const needed = { required: true, errorMessage: copy.missing }

const fields = {
  name: { label: copy.name, rules: [needed, { maxLength: most.name }] },
  mobile: { label: copy.mobile, rules: [needed, { pattern: mobilePattern, errorMessage: copy.badMobile }] },
  regionCode: { label: copy.region, rules: [{ required: true, errorMessage: copy.checkRegion }] },
  region: { label: copy.region, rules: [] },
  street: { label: copy.street, rules: [needed, { maxLength: most.street }] },
  isDefault: { label: copy.defaultSwitch, rules: [] },
}

const empty = { name: '', mobile: '', regionCode: '', region: '', street: '', isDefault: false }

const initialOf = ({ name, mobile, regionCode, region, street, isDefault }: AddressView): typeof empty => ({
  name,
  mobile,
  regionCode: String(regionCode),
  region,
  street,
  isDefault,
})

/** A form of an address: a new one, or one that is changed. `onSaved` follows when it is kept. */
export function useAddressForm(address: AddressView | undefined, onSaved: () => void) {
  const save = useSetAtom(saveAddressAtom)
  const wordsOf = useSetAtom(regionWordsAtom)
  const form = useForm({
    initial: address ? initialOf(address) : empty,
    fields,
    onSubmit: async ({ name, mobile, regionCode, street, isDefault }) => {
      const said = { name, mobile, regionCode: Number(regionCode), street, isDefault }
      const result = await save({ ...said, ...(address && { id: address.addressId }) })
      if (result.ok) onSaved()
      return result
    },
  })
  const pickRegion = (code: string, words: string) => {
    form.field('region').onChange(words)
    form.field('regionCode').onChange(code)
  }
  /** Fills in what the platform knows of an address that the person chooses there. */
  const bring = async () => {
    const chosen = await addressBook.choose()
    if (!chosen.ok) return showToast(copy.noAccess)
    if (!chosen.value) return
    const fitting = fittingAddress(chosen.value, most)
    form.field('name').onChange(fitting.name)
    form.field('mobile').onChange(fitting.mobile)
    form.field('street').onChange(fitting.street)
    const words = await wordsOf(chosen.value.regionCode)
    if (words === undefined) return showToast(copy.checkRegion)
    pickRegion(chosen.value.regionCode, words)
  }
  return { form, pickRegion, bring: () => void bring(), most }
}
