import { session } from './app-config'
import { normalPath } from './modules'

/** Folders of pages that are on the phone, and those that a page had to wait for. As WeChat does: fetched when first opened, or before. */
const here = new Set<string>()
const waitedFor: string[] = []

/** What the sub-packages of an app are called, by a page of theirs. */
function packageOf(path: string): string | undefined {
  const { app } = session().config
  const packages = app.subPackages ?? app.subpackages ?? []
  return packages.find(({ root, pages }) => pages.some((page) => normalPath(`${root}/${page}`) === path))?.root
}

/** A page is about to open: its package is fetched now, unless it is here. */
export function fetchPackageOf(path: string): void {
  const root = packageOf(path)
  if (root === undefined || here.has(root)) return
  waitedFor.push(root)
  here.add(root)
}

/** A page is shown: the packages that its rule names are fetched behind it. */
export function preloadFrom(path: string): void {
  for (const root of session().config.app.preloadRule?.[path]?.packages ?? []) here.add(root)
}

export const packagesWaitedFor = (): readonly string[] => waitedFor
