import { mayName, packageOf } from '../packages'
import { session } from './app-config'
import { later } from './natives'
import { ApiFailure } from './shell-door'

/** How long loading a sub-package takes. */
const fetchMs = 100

/** Sub-packages that are on the phone, those under way, and those that a page had to wait for. */
const here = new Set<string>()
const underWay = new Map<string, Promise<void>>()
const waitedFor: string[] = []
let isOnline = (): boolean => true

/** Lets the network module say whether there is a network, without importing it here. */
export const followNetwork = (read: () => boolean): void => {
  isOnline = read
}

function fetchPackage(root: string): Promise<void> {
  const known = underWay.get(root)
  if (known !== undefined) return known
  const fetched = new Promise<void>((resolve, reject) => {
    later(() => {
      underWay.delete(root)
      if (!isOnline()) return reject(new ApiFailure('timeout'))
      here.add(root)
      resolve()
    }, fetchMs)
  })
  underWay.set(root, fetched)
  return fetched
}

/**
 * Opens a page when its package is there. A package is fetched when its first page is opened, which takes time and may fail.
 * Source: the vendor's guide, 分包 / 使用分包; the words of the failure are those that developers report.
 */
export function whenHere<T>(call: string, path: string, open: () => T): T | Promise<T> {
  const root = packageOf(path, session().config.app)
  if (root === undefined || here.has(root)) return open()
  waitedFor.push(root)
  return fetchPackage(root).then(open, () => {
    throw new ApiFailure(`${call}:fail timeout`)
  })
}

/** A page is shown: the packages that its rule names are fetched behind it. A failure shows when a page needs one. */
export function preloadFrom(path: string): void {
  for (const root of session().config.app.preloadRule?.[path]?.packages ?? []) {
    if (!here.has(root)) void fetchPackage(root).catch(() => undefined)
  }
}

export const packagesWaitedFor = (): readonly string[] => waitedFor

/** Why a script of the app may not run now: its package is another's, or not on the phone. */
export function refusalOf(path: string, from: string): string | undefined {
  const { app } = session().config
  const root = packageOf(path, app)
  if (!mayName(path, from, app)) return `it belongs to the package "${root}"`
  return root === undefined || here.has(root) ? undefined : `the package "${root}" is not on the phone`
}
