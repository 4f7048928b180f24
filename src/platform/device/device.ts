import { platformOf } from './rules'
import type { Device } from './types'

export const device: Device = {
  platform: platformOf(navigator.userAgent),
  host: window.location.hostname,
  origin: window.location.origin,
}
