import type { ReactNode } from 'react'
import type { AddressView } from '@contract/endpoints/people/addresses'
import { callErrorText } from '@/lib/http/errors'
import { addressBook } from '@/platform/address-book/address-book'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { FormArea, FormField } from '@/ui/form/form-field'
import { Note } from '@/ui/note/note'
import type { ScreenProps } from '@/ui/screen/screen'
import { Screen } from '@/ui/screen/screen'
import { Section } from '@/ui/section/section'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import { copy } from '../copy'
import { useAddressForm } from '../use-address-form'
import { RegionRow } from './region-row'

export interface AddressFormProps {
  /** The one that is changed; a new one without it. */
  readonly address?: AddressView | undefined
  /** Of its page. */
  readonly frame: Pick<ScreenProps, 'title' | 'plate'>
  readonly onSaved: () => void
  readonly children?: ReactNode
}

/** To whom goods are sent, and where; on the mini-program what WeChat knows of it can be filled in. */
export function AddressForm({ address, frame, onSaved, children }: AddressFormProps) {
  const { form, pickRegion, bring, most } = useAddressForm(address, onSaved)
  const isDefault = form.field('isDefault')
  const bar = (
    <BottomBar>
      <Button onPress={form.submit} loading={form.isSubmitting ? copy.saving : undefined}>
        {copy.save}
      </Button>
    </BottomBar>
  )
  return (
    <Screen {...frame} footer={bar}>
      {addressBook.canChoose && (
        <Section>
          <Cell icon='wechat' title={copy.fromWechat} onPress={bring} />
        </Section>
      )}
      <Section>
        <FormField of={form.field('name')} placeholder={copy.namePlaceholder} maxLength={most.name} />
        <FormField of={form.field('mobile')} kind='mobile' placeholder={copy.mobilePlaceholder} />
        <RegionRow of={form.field('regionCode')} words={form.values.region} onPick={pickRegion} />
        <FormArea of={form.field('street')} isLabelled placeholder={copy.streetPlaceholder} maxLength={most.street} />
      </Section>
      {address?.isDefault !== true && (
        <Section>
          <SwitchRow on={isDefault.value} note={copy.defaultNote} onChange={isDefault.onChange}>
            {copy.defaultSwitch}
          </SwitchRow>
        </Section>
      )}
      {form.failure && <Note tone='error'>{callErrorText(form.failure)}</Note>}
      {children}
    </Screen>
  )
}
