import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { mutual } from '@contract/mutual/limits'
import type { MutualInfo } from '@contract/endpoints/community/mutual-view'
import { isUncertain } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import type { Form } from '@/ui/form/use-form'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { MutualWish } from '../atoms'
import { actAtom } from '../atoms'
import { doneCopy, formCopy, infoCopy, sheetCopy } from '../copy'
import { actFailure } from '../rules/failures'
import { typedPoints } from '../rules/points'
import { sidesOf } from '../rules/turn'
import styles from './info.module.scss'
import { PointsRow } from './points-row'

/** The acts that are said in a sheet of their own. */
export type SheetName = 'join' | 'finish' | 'thank' | 'notHelped'

export interface SheetProps {
  readonly post: MutualInfo
  readonly onClose: () => void
}

/** Sends what a sheet says; closes it when it is done. */
function useSay({ post, onClose }: SheetProps) {
  const send = useSetAtom(actAtom)
  return async (wish: MutualWish) => {
    const result = await send(post, wish)
    if (result?.ok) {
      showToast(doneCopy[wish.act])
      onClose()
    }
    return result
  }
}

interface FrameProps {
  readonly act: SheetName
  readonly title: string
  readonly note: string
  readonly label: string
  readonly form: Pick<Form<never>, 'failure' | 'submit' | 'isSubmitting'>
  readonly isDanger?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet with one form and one button. */
export function Frame({ act, title, note, label, form, isDanger = false, onClose, children }: FrameProps) {
  const { failure, submit, isSubmitting } = form
  const isLost = failure !== null && isUncertain(failure)
  return (
    <Sheet title={title} onClose={onClose}>
      {children}
      <View className={cx(styles.under)}>{note}</View>
      <View>{failure && <Note tone='error'>{actFailure(failure, act)?.text}</Note>}</View>
      <BottomBar>
        <Button
          kind={isDanger ? 'danger' : 'primary'}
          onPress={submit}
          loading={isSubmitting ? infoCopy.sending : undefined}
        >
          {isLost ? formCopy.check : label}
        </Button>
      </BottomBar>
    </Sheet>
  )
}

/** Replying: what everybody reads. Source: community §6, row 3. */
function JoinSheet({ post, onClose }: SheetProps) {
  const say = useSay({ post, onClose })
  const { kind, thanks, mutualId } = post
  const form = useForm({
    initial: { content: '' },
    fields: {
      content: {
        label: sheetCopy.content,
        rules: [{ required: true, errorMessage: sheetCopy.contentMissing }, { maxLength: mutual.reply }],
      },
    },
    draft: useDraft(`mutualReply${mutualId}`),
    onSubmit: ({ content }) => say({ act: 'join', content }),
  })
  const promise = kind === 'offer' && thanks > 0 ? sheetCopy.promise(thanks) : ''
  return (
    <Frame
      act='join'
      title={sheetCopy.join[kind]}
      note={sheetCopy.joinNote + promise}
      label={sheetCopy.send}
      form={form}
      onClose={onClose}
    >
      <FormArea of={form.field('content')} maxLength={mutual.reply} placeholder={sheetCopy.contentHint[kind]} />
    </Frame>
  )
}

/** Saying that it is done. Source: community §6, row 5. */
function FinishSheet({ post, onClose }: SheetProps) {
  const say = useSay({ post, onClose })
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const form = useForm({
    initial: { content: '', thumbs: '' },
    fields: {
      content: { label: sheetCopy.said, rules: [{ maxLength: mutual.finish }] },
      thumbs: { label: sheetCopy.pictures, rules: [] },
    },
    draft: useDraft(`mutualFinish${post.mutualId}`),
    onSubmit: ({ content, thumbs }) => say({ act: 'finish', content, thumbs }),
  })
  return (
    <Frame
      act='finish'
      title={sheetCopy.finish}
      note={sheetCopy.finishNote}
      label={sheetCopy.finishSend}
      form={form}
      onClose={onClose}
    >
      <FormArea of={form.field('content')} maxLength={mutual.finish} placeholder={sheetCopy.saidHint} />
      <FormRow of={form.field('thumbs')} look='wide'>
        {(field) => (
          <ImageGrid
            bare
            label={field.label}
            value={field.value}
            edit={{ onChange: field.onChange, upload, max: mutual.finishPictures }}
            urlOf={urlOf}
          />
        )}
      </FormRow>
    </Frame>
  )
}

/** What happens with points that were promised and are not, or more than promised. */
function thanksNote(promised: number, typed: number | undefined): string {
  const said = sheetCopy.promised(promised)
  if (typed === undefined || typed === promised) return said
  return said + (typed < promised ? sheetCopy.restBack(promised - typed) : sheetCopy.more(typed - promised))
}

/** Thanking with points, as many as promised unless another number is typed. Source: community §6, row 6. */
function ThankSheet({ post, onClose }: SheetProps) {
  const say = useSay({ post, onClose })
  const { thanks: promised } = post
  const { helper } = sidesOf(post)
  const form = useForm({
    initial: { points: String(promised) },
    fields: {
      points: {
        label: sheetCopy.amount,
        rules: [
          {
            validateFunction: (_rule: unknown, value: unknown) =>
              typedPoints(String(value)) === undefined ? sheetCopy.amountWrong(mutual.maxThanks) : true,
          },
        ],
      },
    },
    onSubmit: async ({ points }) => {
      const thanks = typedPoints(points)
      return thanks === undefined ? undefined : say({ act: 'thank', thanks })
    },
  })
  const typed = typedPoints(form.values.points)
  return (
    <Frame
      act='thank'
      title={helper === undefined ? sheetCopy.thank : sheetCopy.thankTo(helper)}
      note={thanksNote(promised, typed)}
      label={sheetCopy.thankSend(typed ?? promised)}
      form={form}
      onClose={onClose}
    >
      <PointsRow of={form.field('points')} least={0} />
    </Frame>
  )
}

const reasonOf = (min: number, max: number) => ({
  reason: {
    label: sheetCopy.reason,
    rules: [
      { required: true, errorMessage: sheetCopy.reasonShort(min) },
      { minLength: min, errorMessage: sheetCopy.reasonShort(min) },
      { maxLength: max },
    ],
  },
})

/** Saying that it was not helped: the reason is for everybody. Source: community §6, row 7b. */
function ReasonSheet({ post, onClose }: SheetProps) {
  const say = useSay({ post, onClose })
  const { min, max } = mutual.reason
  const form = useForm({
    initial: { reason: '' },
    fields: reasonOf(min, max),
    draft: useDraft(`mutualReason${post.mutualId}`),
    onSubmit: ({ reason }) => say({ act: 'notHelped', reason }),
  })
  return (
    <Frame
      act='notHelped'
      title={sheetCopy.notHelped}
      note={sheetCopy.notHelpedNote}
      label={sheetCopy.notHelpedSend}
      form={form}
      isDanger
      onClose={onClose}
    >
      <FormArea of={form.field('reason')} maxLength={max} placeholder={sheetCopy.reasonHint} />
    </Frame>
  )
}

interface OpenSheetProps extends SheetProps {
  readonly name: SheetName
}

/** The sheet of an act. */
export function OpenSheet({ name, ...sheet }: OpenSheetProps) {
  switch (name) {
    case 'join':
      return <JoinSheet {...sheet} />
    case 'finish':
      return <FinishSheet {...sheet} />
    case 'thank':
      return <ThankSheet {...sheet} />
    case 'notHelped':
      return <ReasonSheet {...sheet} />
  }
}
