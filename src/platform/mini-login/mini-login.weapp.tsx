import { Button } from '@tarojs/components'
import { phoneAnswerOf } from './phone-answer'
import type { MiniLogin } from './types'

/** The platform's own button, which asks the person for their mobile number. */
export const miniLogin: MiniLogin = {
  PhoneButton: ({ className, disabled = false, onAnswer, children }) => (
    <Button
      {...(className !== undefined && { className })}
      disabled={disabled}
      openType='getPhoneNumber'
      onGetPhoneNumber={({ detail }) => onAnswer(phoneAnswerOf(detail))}
    >
      {children}
    </Button>
  ),
}
