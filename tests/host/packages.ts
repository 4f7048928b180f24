import { normalPath } from './paths'
import type { AppConfig } from './protocol'

/** The app's sub-packages, under either of the names that app.json may give them. */
export const subPackagesOf = (app: AppConfig) => app.subPackages ?? app.subpackages ?? []

/** The root of the sub-package that a file or page belongs to; undefined for the main package. */
export const packageOf = (path: string, app: AppConfig): string | undefined =>
  subPackagesOf(app).find(({ root }) => path.startsWith(`${normalPath(root)}/`))?.root

/**
 * Whether a file of one package may name a file of another: its own and the main package's, and no other. The main package may
 * name no sub-package's. Source: the vendor's guide, 分包 / 引用原则.
 */
export function mayName(path: string, from: string, app: AppConfig): boolean {
  const owner = packageOf(path, app)
  return owner === undefined || owner === packageOf(from, app)
}
