import { subPackagesOf } from '../packages'
import type { AppConfig } from '../protocol'

/** What the vendor's tools refuse in the rules for fetching packages early: a page or a package that the app does not have. */
export function preloadErrors(app: AppConfig): readonly string[] {
  const packages = subPackagesOf(app)
  const pages = new Set([
    ...app.pages,
    ...packages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`)),
  ])
  const roots = new Set(packages.map(({ root }) => root))
  return Object.entries(app.preloadRule ?? {}).flatMap(([page, rule]) => [
    ...(pages.has(page) ? [] : [`preloadRule: no page "${page}"`]),
    ...rule.packages.filter((root) => !roots.has(root)).map((root) => `preloadRule of "${page}": no package "${root}"`),
  ])
}
