import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AreaNotice } from '@contract/endpoints/city/notices'
import { areaNotices } from '@contract/limits'
import type { NoticeType } from '@contract/people/notices'
import { noticeTypeNames, noticeTypes } from '@contract/people/notices'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormSelect } from '@/ui/form/form-row'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { RichText } from '@/ui/rich-text/rich-text'
import { Section, SectionHead } from '@/ui/section/section'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import { areaNoticeCopy as words } from '../area-notice-copy'
import { contentOf, linkTargets } from '../rules'
import type { AreaNoticeValues } from '../use-area-notice-form'
import { useAreaNoticeForm } from '../use-area-notice-form'
import styles from './told-form.module.scss'

export interface AreaNoticeFormProps {
  /** The notice that is changed; undefined for a new one. */
  readonly standing: AreaNotice | undefined
  /** How many residents a new one reaches, or who still have the one that is changed. */
  readonly readers: number
  readonly onDone: () => void
}

const isOfCity = (type: NoticeType): type is AreaNoticeValues['type'] => type !== 'trade' && type !== 'money'
const typeIds = ['system', ...noticeTypes.filter(isOfCity).filter((type) => type !== 'system')] as const
const types = typeIds.map((id) => ({ id, text: noticeTypeNames[id] }))
const links = [{ id: 'none' as const, text: words.noLink }, ...linkTargets.map((id) => ({ id, text: words.links[id] }))]

/**
 * A notice to the whole area, with what its readers will see, and a question with their number before it goes. Source: domain model §3.10;
 * specification §7 (notice add, edit).
 */
export function AreaNoticeForm({ standing, readers, onDone }: AreaNoticeFormProps) {
  const form = useAreaNoticeForm(standing, onDone)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const { title, text, link, popup, attachment } = form.values
  const [isAsking, setAsking] = useState(false)
  const isReady = title.trim() !== '' && text.trim() !== ''
  const submit = standing ? words.save : words.publish
  const busy = standing ? words.saving : words.publishing
  const question = questionOf(standing, title.trim(), readers)
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
      {text.trim() !== '' && <Preview title={title} html={contentOf(text, link)} urlOf={urlOf} />}
      <View>
        {form.failure && (
          <Note tone='error'>{isUncertain(form.failure) ? words.lost : callErrorText(form.failure)}</Note>
        )}
      </View>
      <BottomBar>
        <Button
          onPress={() => (isReady ? setAsking(true) : form.submit())}
          loading={form.isSubmitting ? busy : undefined}
        >
          {submit}
        </Button>
      </BottomBar>
      {isAsking && (
        <MessageBox
          type='confirm'
          title={question.title}
          content={question.content}
          confirmText={question.confirmText}
          onEvent={(event) => {
            setAsking(false)
            if (event === 'confirm') form.submit()
          }}
        />
      )}
    </>
  )
}

interface PreviewProps {
  readonly title: string
  readonly html: string
  readonly urlOf: (path: string) => string | undefined
}

/** What its readers will see. */
const Preview = ({ title, html, urlOf }: PreviewProps) => (
  <Section>
    <SectionHead title={words.preview} />
    <View className={cx(styles.preview)}>
      <View className={cx(styles.name)}>{title}</View>
      <RichText html={html} urlOf={urlOf} />
    </View>
  </Section>
)

/** What is asked before everybody gets it. */
const questionOf = (standing: AreaNotice | undefined, title: string, readers: number) =>
  standing
    ? { title: words.changeTitle(standing.title, readers), content: words.changeQuestion, confirmText: words.edit }
    : { title: words.sendTitle(title, readers), content: words.sendQuestion, confirmText: words.send(readers) }
