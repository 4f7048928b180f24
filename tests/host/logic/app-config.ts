import { subPackagesOf } from '../packages'
import { normalPath } from '../paths'
import type { Domains, Launch, Origin, PackedConfig, PageConfig, SystemInfo } from '../protocol'

/** The worker's start values. Filled once, before any script of the app runs. */
export interface Session {
  readonly config: PackedConfig
  readonly system: SystemInfo
  readonly launch: Launch
  readonly origin: Origin | null
  readonly domains: Domains | null
}

let current: Session | undefined

export const startSession = (session: Session): void => {
  current = session
}

export function session(): Session {
  if (current === undefined) throw new Error('the host has not booted')
  return current
}

/** What the app asks about the phone from now on. */
export function followTheme(theme: unknown): void {
  if (theme !== 'light' && theme !== 'dark') return
  current = { ...session(), system: { ...session().system, theme } }
}

/** Index in the tab bar, or -1. */
export const tabIndex = (path: string): number =>
  (session().config.app.tabBar?.list ?? []).findIndex((item) => item.pagePath === path)

export const pageConfig = (path: string): PageConfig => ({
  ...session().config.app.window,
  ...session().config.json[path],
})

export function isKnownPage(path: string): boolean {
  const { app } = session().config
  if (app.pages.includes(path)) return true
  return subPackagesOf(app).some(({ root, pages }) => pages.some((page) => normalPath(`${root}/${page}`) === path))
}

/** An address as the test's name service resolves it: the origin that was baked in at build time may live elsewhere. */
export function resolveAddress(address: string): string {
  const { origin } = session()
  return origin !== null && address.startsWith(origin.from) ? origin.to + address.slice(origin.from.length) : address
}
