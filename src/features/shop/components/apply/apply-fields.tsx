import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { shops } from '@contract/shop/limits'
import { shopCategories } from '@contract/shop/transitions'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { a11y } from '@/platform/a11y/a11y'
import { location } from '@/platform/location/location'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { FromMap } from '@/ui/form/from-map'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Section } from '@/ui/section/section'
import { applyCopy, categoryNames } from '../../copy'
import type { ApplyForm } from '../../use-apply'
import styles from './apply.module.scss'

/** What a shop says of itself. Source: mockup 25-shop-add. */
export function ApplyFields({ form }: Pick<ApplyForm, 'form'>) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const { slogan } = form.values
  return (
    <>
      <Section>
        <FormRow of={form.field('category')}>
          {(field) => (
            <View className={cx(styles.categories)} {...a11y.describe({ role: 'group', label: field.label })}>
              {shopCategories.map((id) => (
                <Chip key={id} on={id === field.value} onPress={() => field.onChange(id)}>
                  {categoryNames[id]}
                </Chip>
              ))}
            </View>
          )}
        </FormRow>
        <FormField of={form.field('name')} maxLength={shops.maxName} placeholder={applyCopy.nameHint} />
        <FormField
          of={form.field('slogan')}
          maxLength={shops.slogan}
          placeholder={applyCopy.sloganHint}
          hint={`${slogan.length} / ${shops.slogan}`}
        />
        <FormField
          of={form.field('place')}
          maxLength={shops.place}
          placeholder={applyCopy.locationHint}
          {...(location.canChoose && { unit: <FromMap most={shops.place} onChosen={form.field('place').onChange} /> })}
        />
        <FormField of={form.field('hours')} maxLength={shops.hours} placeholder={applyCopy.hoursHint} />
        <FormField
          of={form.field('contact')}
          maxLength={40}
          placeholder={applyCopy.contactHint}
          hint={applyCopy.contactNote}
        />
      </Section>
      <Section>
        <FormRow of={form.field('thumbs')} look='wide' hint={applyCopy.thumbsNote}>
          {(field) => (
            <ImageGrid
              label={field.label}
              value={field.value}
              edit={{ onChange: field.onChange, upload, max: shops.maxPictures }}
              urlOf={urlOf}
              bare
            />
          )}
        </FormRow>
      </Section>
      <Section>
        <FormArea of={form.field('intro')} maxLength={shops.intro} placeholder={applyCopy.introHint} />
      </Section>
    </>
  )
}
