import type { Device } from './types'

export const device: Device = { platform: 'mini-program', host: '', origin: '' }
