import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { useLatest } from '@/platform/page/use-latest'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'
import type { Profile } from '../use-profile-form'
import { useProfileForm } from '../use-profile-form'
import { AvatarRow } from './avatar-row'
import { PicturesRow } from './pictures-row'
import styles from './profile-form.module.scss'

export interface ProfileFormProps {
  readonly profile: Profile
  readonly onSaved: () => void
  /** Below the form: mobile number, passwords, sessions. */
  readonly children: ReactNode
}

/**
 * What others see of the person, with the one button that saves it. The page itself does not scroll. Source:
 * specification §2; design §4 (userInfo).
 */
export function ProfileForm({ profile, onSaved, children }: ProfileFormProps) {
  const { form, isChanged, undo } = useProfileForm(profile, onSaved)
  const hasBlock = profile.blockNo > 0
  useLeftUnsaved(isChanged)
  return (
    <View className={cx(styles.page)}>
      <View className={cx(styles.body)}>
        {form.isRestored && isChanged && (
          <Note tone='primary' action={{ text: copy.undo, onPress: undo }}>
            {copy.restored}
          </Note>
        )}
        <Section>
          <AvatarRow of={form.field('avatar')} blockNo={hasBlock ? profile.blockNo : undefined} />
          <FormField of={form.field('nickName')} maxLength={20} placeholder={copy.nickNamePlaceholder} />
          <FormField of={form.field('intro')} maxLength={140} placeholder={copy.introPlaceholder} />
          <PicturesRow of={form.field('thumbs')} />
        </Section>
        {children}
        {form.failure && <Note tone='error'>{callErrorText(form.failure)}</Note>}
      </View>
      <BottomBar>
        <Button
          onPress={form.submit}
          loading={form.isSubmitting ? copy.saving : undefined}
          disabled={isChanged || form.isSubmitting ? undefined : copy.unchanged}
        >
          {copy.save}
        </Button>
      </BottomBar>
    </View>
  )
}

/** When the reader leaves with unsaved changes, a message says that they are kept. */
function useLeftUnsaved(isChanged: boolean): void {
  const latest = useLatest(isChanged)
  useEffect(
    () => () => {
      if (latest.current) showToast(copy.kept)
    },
    [latest],
  )
}
