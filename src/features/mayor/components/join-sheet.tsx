import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { MayorElection } from '@contract/endpoints/community/mayor-view'
import { mayors } from '@contract/mayor/limits'
import { isUncertain } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import poll from '@/parts/ballot/poll.module.scss'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { actAtom } from '../atoms'
import { copy, standCopy } from '../copy'
import { joinFailure } from '../rules/failures'

export interface JoinSheetProps {
  readonly election: MayorElection
  /** The reader stands, or the statement was changed. */
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

const fields = {
  statement: {
    label: standCopy.statement,
    rules: [
      { required: true, errorMessage: standCopy.missing },
      { minLength: mayors.statement.min, errorMessage: standCopy.short },
      { maxLength: mayors.statement.max },
    ],
  },
  thumbs: { label: standCopy.thumbs, rules: [] },
}

/** Standing for mayor, or changing what one's own candidacy says. Source: community §7, row 3. */
export function JoinSheet({ election, onDone, onClose }: JoinSheetProps) {
  const send = useSetAtom(actAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const own = election.candidates.find(({ isMine }) => isMine)
  const form = useForm({
    initial: { statement: own?.statement ?? '', thumbs: own?.thumbs ?? '' },
    fields,
    draft: useDraft(`mayor${election.electionId}`),
    onSubmit: async ({ statement, thumbs }) => {
      const result = await send(election, { act: 'join', statement, thumbs })
      if (!result?.ok) return result
      showToast(own ? standCopy.saved : standCopy.joined)
      onClose()
      await onDone()
      return result
    },
  })
  const { failure } = form
  const isLost = failure !== null && isUncertain(failure)
  const label = own ? standCopy.save : standCopy.send
  return (
    <Sheet title={own ? standCopy.edit : standCopy.title} onClose={onClose}>
      <FormArea of={form.field('statement')} maxLength={mayors.statement.max} placeholder={standCopy.hint} />
      <FormRow of={form.field('thumbs')} look='wide'>
        {({ label: name, value, onChange }) => (
          <ImageGrid
            bare
            label={name}
            value={value}
            edit={{ onChange, upload, max: mayors.maxPictures }}
            urlOf={urlOf}
          />
        )}
      </FormRow>
      <View className={cx(poll.under)}>{standCopy.note}</View>
      <View>{failure && <Note tone='error'>{joinFailure(failure)}</Note>}</View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? copy.sending : undefined}>
          {isLost ? standCopy.check : label}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
