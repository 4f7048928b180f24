import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { AreaNotice } from '@contract/endpoints/city/notices'
import { areaNotices } from '@contract/limits'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormSelect } from '@/ui/form/form-row'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { RichText } from '@/ui/rich-text/rich-text'
import { Section, SectionHead } from '@/ui/section/section'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import { areaNoticeCopy as words } from '../area-notice-copy'
import { contentOf, linkTargets } from '../rules'
import { useAreaNoticeForm } from '../use-area-notice-form'
import styles from './told-form.module.scss'

export interface AreaNoticeFormProps {
  /** The notice that is changed; undefined for a new one. */
  readonly standing: AreaNotice | undefined
  readonly onDone: () => void
}

const typeIds = ['system', 'mayor', 'vote', 'fund', 'shop', 'mutual', 'block'] as const
const types = typeIds.map((id) => ({ id, text: words.types[id] }))
const links = [{ id: 'none' as const, text: words.noLink }, ...linkTargets.map((id) => ({ id, text: words.links[id] }))]

/** A notice to the whole area, with what its readers will see. Source: domain model §3.10; specification §7 (notice add, edit). */
export function AreaNoticeForm({ standing, onDone }: AreaNoticeFormProps) {
  const form = useAreaNoticeForm(standing, onDone)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const { title, text, link, popup, attachment } = form.values
  const submit = standing ? words.save : words.publish
  const busy = standing ? words.saving : words.publishing
  return (
    <>
      <Section>
        <FormField of={form.field('title')} maxLength={areaNotices.title} placeholder={words.namePlaceholder} />
        <FormSelect of={form.field('type')} items={types} />
        <FormSelect of={form.field('link')} items={links} />
        <SwitchRow
          on={popup === 'yes'}
          note={words.popupNote}
          onChange={(on) => form.field('popup').onChange(on ? 'yes' : '')}
        >
          {words.popup}
        </SwitchRow>
      </Section>
      <Section>
        <FormArea
          of={form.field('text')}
          isLabelled
          maxLength={areaNotices.content}
          placeholder={words.contentPlaceholder}
        />
      </Section>
      <Section>
        <ImageGrid
          label={words.attachment}
          value={attachment}
          urlOf={urlOf}
          edit={{ onChange: form.field('attachment').onChange, upload, max: 1 }}
        />
      </Section>
      {text.trim() !== '' && (
        <Section>
          <SectionHead title={words.preview} />
          <View className={cx(styles.preview)}>
            <View className={cx(styles.name)}>{title}</View>
            <RichText html={contentOf(text, link)} urlOf={urlOf} />
          </View>
        </Section>
      )}
      <View>
        {form.failure && (
          <Note tone='error'>{isUncertain(form.failure) ? words.lost : callErrorText(form.failure)}</Note>
        )}
      </View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? busy : undefined}>
          {submit}
        </Button>
      </BottomBar>
    </>
  )
}
