import type { PackedConfig } from '../protocol'

declare global {
  var __config: PackedConfig
}

/** The app's settings, as the packer wrote them. */
export const config = globalThis.__config
