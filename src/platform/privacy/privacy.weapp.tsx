import { Button } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { AgreeButtonProps, Privacy } from './types'

/** The platform checks that this button was tapped. */
const buttonId = 'agree-privacy'

/** See `types.ts`. */
export const privacy: Privacy = {
  watch: (tell) => {
    let isOver = false
    // Older versions of WeChat do not ask.
    Taro.onNeedPrivacyAuthorization?.((resolve) => {
      // Nobody is left who could answer, and what waits must not wait for ever.
      if (isOver) return resolve({ event: 'disagree' })
      resolve({ event: 'exposureAuthorization' })
      tell({
        agree: () => resolve({ event: 'agree', buttonId }),
        refuse: () => resolve({ event: 'disagree' }),
      })
    })
    return () => {
      isOver = true
    }
  },
  openAgreement: () => void Promise.resolve(Taro.openPrivacyContract?.()).catch(() => undefined),
}

/** The platform's own button, whose tap it counts as the agreement. */
export const AgreeButton = ({ className, onAgree, children }: AgreeButtonProps) => (
  <Button
    id={buttonId}
    {...(className !== undefined && { className })}
    openType='agreePrivacyAuthorization'
    onAgreePrivacyAuthorization={onAgree}
  >
    {children}
  </Button>
)
