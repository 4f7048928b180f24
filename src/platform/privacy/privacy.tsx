import type { AgreeButtonProps, Privacy } from './types'

/** A browser itself asks before it gives private data to a page. See `types.ts`. */
export const privacy: Privacy = { watch: () => () => undefined, openAgreement: () => undefined }

export const AgreeButton = (_: AgreeButtonProps) => null
