import type { LogicToShell } from '../protocol'
import { languageNames } from './language'

/** The parts of a worker's global scope that the host itself needs, taken before they are hidden from the app. */
interface WorkerScope {
  postMessage(message: LogicToShell): void
  importScripts(...addresses: string[]): void
  readonly fonts: FontFaceSet
}

const scope = globalThis as unknown as WorkerScope

const chance = globalThis.crypto
const nativePost = scope.postMessage.bind(globalThis)
export const loadScript = scope.importScripts.bind(globalThis)
export const listen = globalThis.addEventListener.bind(globalThis)
export const later = globalThis.setTimeout.bind(globalThis)
export const forget = globalThis.clearTimeout.bind(globalThis)
export const nextFrame = globalThis.requestAnimationFrame.bind(globalThis)
export const webFetch = globalThis.fetch.bind(globalThis)
export const readPicture = globalThis.createImageBitmap.bind(globalThis)
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

// Taken before the script loses what a phone does not have.
const encoder = new TextEncoder()

const { fonts } = scope
const Face = globalThis.FontFace

/** Makes a face known to the canvases that scripts draw on; rejects when it cannot be read. */
export async function addFace(family: string, source: string, weight: string): Promise<void> {
  fonts.add(await new Face(family, source, { weight }).load())
}

/** Bytes of a text in UTF-8. */
export const utf8Length = (text: string): number => encoder.encode(text).length

export const toShell = (message: LogicToShell): void => nativePost(message)

/** A mini-program may not make code from text. The prototype is kept, so that `instanceof Function` still holds. */
function blockedFunction(): never {
  throw new EvalError('Code generation from strings disallowed for this context')
}
blockedFunction.prototype = Function.prototype

const eventTarget: object = EventTarget.prototype

/** The global object and what it inherits. */
function holders(): readonly object[] {
  const found: object[] = []
  for (let from: unknown = globalThis; from instanceof Object; from = Object.getPrototypeOf(from)) found.push(from)
  // Members that every event target inherits stay, because others need them, including the host.
  return found.filter((one) => one !== Object.prototype && one !== eventTarget)
}

/** Removes a name: using it is an error afterwards. One that cannot be removed loses its value. */
function hide(name: string): void {
  for (const holder of holders()) Reflect.deleteProperty(holder, name)
  if (name in globalThis) Reflect.defineProperty(globalThis, name, { value: undefined, configurable: true })
}

/**
 * Removes everything that a phone does not offer: all except the language, the platform's names and the host's own (`__…`). Called once,
 * after the host's own scripts are loaded.
 */
export function hideBrowser(platformNames: readonly string[]): void {
  const kept = (name: string) => languageNames.has(name) || platformNames.includes(name) || name.startsWith('__')
  const names = [...holders(), eventTarget].flatMap((holder) => Object.getOwnPropertyNames(holder))
  for (const name of names) if (!kept(name) && name !== 'constructor') hide(name)
  Object.defineProperty(globalThis, 'Function', { value: blockedFunction, configurable: true, writable: true })
}
