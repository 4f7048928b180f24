import type { PhoneButtonProps } from './types'

/** A browser cannot give a mobile number. See `types.ts`. */
export const PhoneButton = (_: PhoneButtonProps) => null
