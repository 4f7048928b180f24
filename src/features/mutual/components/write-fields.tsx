import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { mutual } from '@contract/mutual/limits'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { location } from '@/platform/location/location'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { FromMap } from '@/ui/form/from-map'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Section } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import type { WritingFacts } from '../atoms'
import { formCopy } from '../copy'
import { daysToChoose, heldOf, kindOf } from '../rules/form'
import type { Writing } from '../use-write'
import { PointsRow } from './points-row'
import styles from './write.module.scss'

export interface WriteFieldsProps {
  readonly form: Writing['form']
  /** The longest that a new one may be open. */
  readonly mostDays: number
  readonly facts: WritingFacts
  /** The thanks of the post that is changed; undefined for a new one, whose kind and days are chosen too. */
  readonly before: number | undefined
}

const kinds = (['need', 'offer'] as const).map((id) => ({ id, text: formCopy.kind[id] }))

/** Everything that an author says and promises. Source: mockup 26-mutual-add. */
export function WriteFields({ form, mostDays, facts, before }: WriteFieldsProps) {
  const kind = kindOf(form.values.kind)
  const spans = daysToChoose(mostDays).map((days) => ({ id: String(days), text: formCopy.daysOf(days) }))
  return (
    <>
      {before === undefined && (
        <View className={cx(styles.kinds)}>
          <Segment label={formCopy.kinds} items={kinds} chosen={kind} onPick={form.field('kind').onChange} />
        </View>
      )}
      <Section>
        <FormField of={form.field('title')} maxLength={mutual.title.max} placeholder={formCopy.nameHint[kind]} />
        <FormArea of={form.field('content')} isLabelled maxLength={mutual.content} placeholder={formCopy.contentHint} />
      </Section>
      <Places form={form} />
      <Section>
        <PointsRow
          of={form.field('thanks')}
          least={before ?? 0}
          hint={<ThanksHint form={form} facts={facts} before={before} />}
        />
        {before === undefined && (
          <FormRow of={form.field('days')}>
            {({ label, value, onChange }) => (
              <Chips label={label} items={spans} chosen={value} onPick={onChange} wraps />
            )}
          </FormRow>
        )}
      </Section>
      <Pictures form={form} />
    </>
  )
}

/** What happens with the points. */
function ThanksHint({ form, facts: { points }, before }: Omit<WriteFieldsProps, 'mostDays'>) {
  if (kindOf(form.values.kind) === 'offer') return formCopy.offerThanks
  const held = heldOf({ kind: 'need', thanks: form.values.thanks }, before ?? 0)
  return before === undefined ? formCopy.held(held, points) : formCopy.heldMore(held, points)
}

function Places({ form }: Pick<WriteFieldsProps, 'form'>) {
  const map = <FromMap most={mutual.place} onChosen={form.field('place').onChange} />
  return (
    <Section>
      <FormField
        of={form.field('place')}
        maxLength={mutual.place}
        placeholder={formCopy.placeHint}
        hint={formCopy.placeNote}
        {...(location.canChoose && { unit: map })}
      />
      <FormField
        of={form.field('placeDetail')}
        maxLength={mutual.placeDetail}
        placeholder={formCopy.detailHint}
        hint={formCopy.detailNote}
      />
    </Section>
  )
}

function Pictures({ form }: Pick<WriteFieldsProps, 'form'>) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  return (
    <Section>
      <FormRow of={form.field('thumbs')} look='wide'>
        {({ label, value, onChange }) => (
          <ImageGrid
            bare
            label={label}
            value={value}
            edit={{ onChange, upload, max: mutual.maxPictures }}
            urlOf={urlOf}
          />
        )}
      </FormRow>
    </Section>
  )
}
