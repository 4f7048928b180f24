import type { ApiOutput } from '@contract/endpoints/all'
import { useSetAtom } from 'jotai'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/toast/toast'
import { saveProfileAtom } from './atoms'
import { copy } from './copy'
import { changeOf } from './rules'

export type Profile = ApiOutput<'/user/getInfo'>

/** The form of the reader's own profile: typed values are kept as this account's draft until they are saved. Only changes are sent. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const save = useSetAtom(saveProfileAtom)
  const { nickName, avatar, intro, thumbs } = profile
  const saved = { nickName, avatar, intro, thumbs }
  const form = useForm({
    initial: saved,
    version: JSON.stringify(saved),
    fields: {
      nickName: { label: copy.nickName, rules: [{ required: true }, { maxLength: 20 }] },
      avatar: { label: copy.avatar, rules: [] },
      intro: { label: copy.intro, rules: [{ maxLength: 140 }] },
      thumbs: { label: copy.pictures, rules: [] },
    },
    draft: useDraft('userInfo'),
    onSubmit: async (values) => {
      const result = await save(changeOf(saved, values))
      if (result.ok) {
        showToast(copy.saved)
        onSaved()
      }
      return result
    },
  })
  const isChanged = Object.keys(changeOf(saved, form.values)).length > 0
  return { form, isChanged, undo: () => form.reset(saved) }
}
