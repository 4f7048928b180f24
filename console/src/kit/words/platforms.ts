import type { Platform } from '@contract/settings/access'
import { platformNames } from '@contract/settings/access'

/** A platform as staff call it; another word stands as it is. */
export const platformText = (platform: string): string => platformNames[platform as Platform] ?? platform
