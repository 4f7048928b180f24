import { Button } from '@tarojs/components'
import { phoneAnswerOf } from './phone-answer'
import type { PhoneButtonProps } from './types'

/** The platform's own button, which asks the person for their mobile number. See `types.ts`. */
export const PhoneButton = ({ className, disabled = false, onAnswer, children }: PhoneButtonProps) => (
  <Button
    {...(className !== undefined && { className })}
    disabled={disabled}
    openType='getPhoneNumber'
    onGetPhoneNumber={({ detail }) => onAnswer(phoneAnswerOf(detail))}
  >
    {children}
  </Button>
)
