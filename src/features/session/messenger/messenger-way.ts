import type { ApiInput } from '@contract/endpoints/all'
import { device } from '@/platform/device/device'
import type { PlatformKind } from '@/platform/device/types'

type Way = NonNullable<ApiInput<'/mini/login'>['way']>

const ways: Readonly<Record<PlatformKind, Way | null>> = {
  'mini-program': 'mini',
  messenger: 'web',
  browser: null,
  app: null,
}

/** How to sign in as a WeChat user here; null where that is not possible. Source: specification §1, §7. */
export const messengerWay = (): Way | null => ways[device.platform]
