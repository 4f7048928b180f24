import { Button } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { AgreeButtonProps, Privacy } from './types'

/** The platform checks that this button was tapped. */
const buttonId = 'agree-privacy'

/** See `types.ts`. */
export const privacy: Privacy = {
  watch: (tell) => {
    // Older versions of WeChat do not ask.
    Taro.onNeedPrivacyAuthorization?.((resolve) => {
      resolve({ event: 'exposureAuthorization' })
      tell({
        agree: () => resolve({ event: 'agree', buttonId }),
        refuse: () => resolve({ event: 'disagree' }),
      })
    })
    return () => undefined
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
