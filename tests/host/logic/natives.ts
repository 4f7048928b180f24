import type { LogicToShell } from '../protocol'
import { shadowedNames } from '../pack/shadowed'

/** The parts of a worker's global scope that the host itself needs, taken before they are hidden from the app. */
interface WorkerScope {
  postMessage(message: LogicToShell): void
  importScripts(...addresses: string[]): void
}

const scope = globalThis as unknown as WorkerScope

const chance = globalThis.crypto
const nativePost = scope.postMessage.bind(globalThis)
export const loadScript = scope.importScripts.bind(globalThis)
export const listen = globalThis.addEventListener.bind(globalThis)
export const later = globalThis.setTimeout.bind(globalThis)
export const forget = globalThis.clearTimeout.bind(globalThis)
export const webFetch = globalThis.fetch.bind(globalThis)
export const encodeBase64 = globalThis.btoa.bind(globalThis)
export const decodeBase64 = globalThis.atob.bind(globalThis)
export const randomBytes = (count: number): ArrayBuffer => chance.getRandomValues(new Uint8Array(count)).buffer
export const web = {
  URL: globalThis.URL,
  URLSearchParams: globalThis.URLSearchParams,
  FormData: globalThis.FormData,
  Blob: globalThis.Blob,
  AbortController: globalThis.AbortController,
}

export const toShell = (message: LogicToShell): void => nativePost(message)

/** A mini-program may not make code from text. The prototype is kept, so that `instanceof Function` still holds. */
function blockedFunction(): never {
  throw new EvalError('Code generation from strings disallowed for this context')
}
blockedFunction.prototype = Function.prototype

function hide(name: string, value: unknown): void {
  try {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  } catch {
    // A few names of the global scope cannot be redefined; as parameters of every module they are shadowed all the same.
  }
}

/** Takes from the app's reach what a phone does not offer. Called once, after the host's own scripts are loaded. */
export function hideBrowser(): void {
  for (const name of [...shadowedNames, 'eval']) hide(name, undefined)
  hide('Function', blockedFunction)
}
