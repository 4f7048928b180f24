import type { Bag } from '../../protocol'
import { wx } from '../api'
import { listen } from '../natives'
import { reportError, reportRejection, tellErrorsTo } from '../report'
import { askShell } from '../shell-door'

type Listener = (arg: unknown) => void

const names = [
  'AppShow',
  'AppHide',
  'Error',
  'UnhandledRejection',
  'PageNotFound',
  'ThemeChange',
  'NetworkStatusChange',
  'WindowResize',
  'KeyboardHeightChange',
  'MemoryWarning',
  'UserCaptureScreen',
  'NeedPrivacyAuthorization',
]

const listeners = new Map<string, Listener[]>()

const answerPrivacy = (answer: Bag): void => void askShell('privacyAnswer', answer, false)

/** Tells the app's listeners of something that happened to the phone, for example `('ThemeChange', { theme: 'dark' })`. */
export function notify(name: string, arg: Bag): void {
  for (const listener of listeners.get(name) ?? []) {
    try {
      // The caller that waits for the privacy agreement answers by a callback.
      listener(name === 'NeedPrivacyAuthorization' ? answerPrivacy : arg)
    } catch (failure) {
      reportError(failure)
    }
  }
}

/** A promise failed, and nobody handled it. */
export function tellRejection(reason: unknown): void {
  reportRejection(reason)
  notify('UnhandledRejection', { reason })
}

/** The `wx.onX` and `wx.offX` pairs. */
export function addEventApis(): void {
  for (const name of names) {
    wx[`on${name}`] = (listener: Listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener])
    wx[`off${name}`] = (listener?: Listener) => {
      const kept = (listeners.get(name) ?? []).filter((one) => listener !== undefined && one !== listener)
      listeners.set(name, kept)
    }
  }
  tellErrorsTo(() => listeners.get('Error') ?? [])
  listen('unhandledrejection', (event) => {
    if ('reason' in event) tellRejection(event.reason)
  })
  // An error thrown by a timer of the app.
  listen('error', (event) => {
    if (!('error' in event)) return
    event.preventDefault()
    reportError(event.error)
  })
}
