import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { refreshMs, useMessages } from '@/lib/messages/use-messages'
import { useMomentText } from '@/lib/session/moment'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { messageCopy } from '../copy'
import { postMessages } from '../message-atoms'
import { chosenOf } from '../rules/turn'
import styles from './info.module.scss'

/** Private words of the two who matched; nobody else sees that there are any. Source: community §6 (private words). */
export function Messages({ post }: { readonly post: MutualInfo }) {
  const chosen = chosenOf(post)
  const isOneOfTwo = post.isMine || chosen?.isMine === true
  if (!chosen || !isOneOfTwo || post.state === 'removed') return null
  return <Thread post={post} otherNo={post.isMine ? chosen.blockNo : post.blockNo} />
}

function Thread({ post: { mutualId, state }, otherNo }: { readonly post: MutualInfo; readonly otherNo: number }) {
  const { rows, older, error, retry, lookAgain } = useMessages(postMessages, mutualId)
  useWhileShown(refreshMs, lookAgain)
  const mayWrite = state === 'matched' || state === 'done'
  return (
    <Section>
      <SectionHead title={messageCopy.title(otherNo)} end={messageCopy.note} />
      <View className={cx(styles.thread)}>
        {older && (
          <Button kind='text' small onPress={older}>
            {messageCopy.older}
          </Button>
        )}
        {rows?.length === 0 && <View className={cx(styles.small)}>{messageCopy.none}</View>}
        {rows?.map((word) => (
          <Word key={word.msgId} word={word} otherNo={otherNo} />
        ))}
        {error && (
          <Note tone='error' action={{ text: messageCopy.retry, onPress: retry }}>
            {callErrorText(error)}
          </Note>
        )}
        {mayWrite && <Write mutualId={mutualId} />}
      </View>
    </Section>
  )
}

interface WordProps {
  readonly word: ApiOutput<'/bctMsg/list'>['data'][number]
  readonly otherNo: number
}

function Word({ word: { mine, at, text, images }, otherNo }: WordProps) {
  const moment = useMomentText()
  const urlOf = useAtomValue(imageUrlAtom)
  return (
    <View className={cx(styles.word)}>
      <View className={cx(styles.by)}>
        <View className={cx(styles.small)}>{mine ? messageCopy.you : otherNo}</View>
        <View className={cx(styles.when)}>{moment(at)}</View>
      </View>
      {text !== '' && <View className={cx(styles.text)}>{text}</View>}
      {images !== '' && <ImageGrid bare label={messageCopy.images} value={images} urlOf={urlOf} />}
    </View>
  )
}

const fields = { text: { label: messageCopy.text, rules: [] }, images: { label: messageCopy.images, rules: [] } }

function Write({ mutualId }: { readonly mutualId: number }) {
  const say = useSetAtom(postMessages.addAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const form = useForm({
    initial: { text: '', images: '' },
    fields,
    draft: useDraft(`mutualWord${mutualId}`),
    onSubmit: async (values) => {
      const result = await say({ id: mutualId, ...values })
      if (result.ok) form.reset()
      return result
    },
  })
  const images = form.field('images')
  const isEmpty = form.values.text.trim() === '' && images.value === ''
  return (
    <>
      <View className={cx(styles.write)}>
        <FormArea of={form.field('text')} placeholder={messageCopy.placeholder} maxLength={500} />
      </View>
      <View className={cx(styles.pictures)}>
        <ImageGrid
          bare
          label={images.label}
          value={images.value}
          edit={{ onChange: images.onChange, upload }}
          urlOf={urlOf}
        />
      </View>
      <View>{form.failure && <Note tone='error'>{callErrorText(form.failure)}</Note>}</View>
      <Button
        small
        kind='secondary'
        disabled={isEmpty ? messageCopy.send : undefined}
        loading={form.isSubmitting ? messageCopy.sending : undefined}
        onPress={form.submit}
      >
        {messageCopy.send}
      </Button>
    </>
  )
}
