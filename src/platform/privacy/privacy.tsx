import type { AgreeButtonProps, Privacy } from './types'

/** A browser asks by itself before it gives anything away. See `types.ts`. */
export const privacy: Privacy = { watch: () => () => undefined, openAgreement: () => undefined }

export const AgreeButton = (_: AgreeButtonProps) => null
