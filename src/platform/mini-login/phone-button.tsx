import type { PhoneButtonProps } from './types'

/** A browser gives nobody's mobile number. See `types.ts`. */
export const PhoneButton = (_: PhoneButtonProps) => null
