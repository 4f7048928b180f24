import { textOf } from '../text'
import type { SystemInfo } from '../protocol'
import { config } from './packed'

type Look = SystemInfo['theme']

const isLook = (word: unknown): word is Look => word === 'light' || word === 'dark'

const device = matchMedia('(prefers-color-scheme: dark)')

/** The look that the browser was told. */
export const deviceLook = (): Look => (device.matches ? 'dark' : 'light')

/** Calls back when the phone takes another look while the app runs. */
export const onDeviceLook = (then: (look: Look) => void): void =>
  device.addEventListener('change', () => then(deviceLook()))

let look = deviceLook()

/** The app's colours by look, from the file that `themeLocation` names. */
const colours = config.json[(config.app.themeLocation ?? '').replace(/\.json$/, '')] as
  Readonly<Record<Look, Readonly<Record<string, string>>>> | undefined

/** A setting as it is drawn: `@name` is looked up for the phone's look, as the platform does before any script runs. */
export function themed(setting: unknown): string {
  const text = textOf(setting)
  return text.startsWith('@') ? (colours?.[look]?.[text.slice(1)] ?? '') : text
}

/** The phone has another look; what the platform draws follows by itself. */
export function setLook(wanted: unknown): void {
  if (isLook(wanted)) look = wanted
  document.body.classList.toggle('dark', look === 'dark')
}
