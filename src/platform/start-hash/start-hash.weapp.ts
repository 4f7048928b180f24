import type { StartHash } from './types'

export const startHash: StartHash = { read: () => '', replaceBy: () => undefined }
