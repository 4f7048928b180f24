import type { KeepApp } from './types'

export const keepApp: KeepApp = () => undefined
