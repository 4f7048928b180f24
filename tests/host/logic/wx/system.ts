import type { Bag } from '../../protocol'
import { defineApi, wx } from '../api'
import { pageConfig, session, tabIndex } from '../app-config'
import { homeBarPx, navigationBarPx, tabsPx } from '../../screen'
import { decodeBase64, encodeBase64, randomBytes } from '../natives'
import { topPage } from '../router'
import { fileSystem } from './files'

function windowHeight(): number {
  const { system, launch } = session()
  const path = topPage()?.route ?? launch.path
  const bar = pageConfig(path).navigationStyle === 'custom' ? 0 : system.statusBarHeight + navigationBarPx
  return system.screenHeight - bar - (tabIndex(path) >= 0 ? tabsPx + homeBarPx : 0)
}

const everything = (): Bag => ({
  ...session().system,
  windowWidth: session().system.screenWidth,
  windowHeight: windowHeight(),
})

const only =
  (...names: readonly string[]) =>
  (): Bag => {
    const all = everything()
    return Object.fromEntries(names.map((name) => [name, all[name]]))
  }

/** The capsule at the top right, in px, where `shell.css` draws it. */
function capsule(): Bag {
  const { screenWidth } = session().system
  return { width: 87, height: 32, top: 50, bottom: 82, left: screenWidth - 97, right: screenWidth - 10 }
}

const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined }

/** What the app may ask about the device, the window, itself, and small conversions. */
export function addSystemApis(): void {
  const windowFields = ['pixelRatio', 'screenWidth', 'screenHeight', 'windowWidth', 'windowHeight', 'statusBarHeight']
  const launched = () => ({ ...session().launch, referrerInfo: {} })
  Object.assign(wx, {
    getSystemInfoSync: everything,
    getWindowInfo: only(...windowFields, 'safeArea', 'screenTop'),
    getAppBaseInfo: only('SDKVersion', 'language', 'version', 'theme', 'host'),
    getDeviceInfo: only('brand', 'model', 'system', 'platform'),
    getSystemSetting: () => ({}),
    getAppAuthorizeSetting: () => ({}),
    getMenuButtonBoundingClientRect: capsule,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'wx-test', envVersion: 'develop', version: '' } }),
    getLaunchOptionsSync: launched,
    getEnterOptionsSync: launched,
    nextTick: (task: () => void) => void Promise.resolve().then(task),
    canIUse: (name: string) => (name.split('.')[0] ?? '') in wx,
    env: { USER_DATA_PATH: 'wxfile://usr' },
    getFileSystemManager: () => fileSystem,
    arrayBufferToBase64: (buffer: ArrayBuffer) => encodeBase64(String.fromCharCode(...new Uint8Array(buffer))),
    base64ToArrayBuffer: (text: string) => Uint8Array.from(decodeBase64(text), (c) => c.charCodeAt(0)).buffer,
    getRealtimeLogManager: () => silentLog,
    getLogManager: () => silentLog,
    reportEvent: () => undefined,
  })
  defineApi('getRandomValues', ({ length }) => ({ randomValues: randomBytes(Number(length)) }))
  defineApi('getSystemInfo', everything)
  defineApi('getSystemInfoAsync', everything)
}
