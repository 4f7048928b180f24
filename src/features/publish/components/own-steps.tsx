import { useAtomValue, useSetAtom } from 'jotai'
import { ownWords } from '@contract/limits'
import { ownUnits } from '@contract/orders/own-units'
import { imageUrlAtom } from '@/lib/images/image-url'
import { userAtom } from '@/lib/session/atoms'
import { useWaits } from '@/lib/session/terms'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow, FormSelect } from '@/ui/form/form-row'
import type { Form } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Section } from '@/ui/section/section'
import { publishCopy } from '../copy'
import type { OfferValues } from '../rules/fields'
import { daysToChoose } from '../rules/days'
import { HandoverFields } from './handover-fields'

const words = publishCopy.own

/** What is asked for in the step that the form is at. */
export function OwnStep({ form }: { readonly form: Form<OfferValues> }) {
  const { step } = form.values
  if (step === 1) return <Photos form={form} />
  return step === 2 ? <Words form={form} /> : <Numbers form={form} />
}

interface StepProps {
  readonly form: Form<OfferValues>
}

function Photos({ form }: StepProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  return (
    <Section>
      <FormRow of={form.field('thumbs')} look='wide' hint={words.photoHint}>
        {({ value, onChange }) => (
          <ImageGrid bare label={words.photo} value={value} urlOf={urlOf} edit={{ onChange, upload }} />
        )}
      </FormRow>
    </Section>
  )
}

const Words = ({ form }: StepProps) => (
  <Section>
    <FormField of={form.field('title')} maxLength={ownWords.max} placeholder={words.nameHint} />
    <FormArea of={form.field('content')} placeholder={words.textHint} />
  </Section>
)

const units = ownUnits.map((id) => ({ id: id as string, text: id }))

function Numbers({ form }: StepProps) {
  const user = useAtomValue(userAtom)
  const waits = useWaits(user?.blockAreaId)
  const { unit } = form.values
  return (
    <>
      <Section>
        <FormField
          of={form.field('price')}
          kind='amount'
          placeholder={publishCopy.priceHint}
          unit={publishCopy.perUnit(unit)}
        />
        <FormSelect of={form.field('unit')} items={units} />
        <FormField of={form.field('qty')} kind='amount' unit={unit} placeholder={publishCopy.qtyHint} />
      </Section>
      <HandoverFields form={form} days={daysToChoose('sale', waits, form.values.days)} />
    </>
  )
}
