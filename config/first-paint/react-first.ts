import type { Compiler } from 'webpack'

/**
 * Puts React's renderer into a script of its own before the app's, so that the browser runs them as two tasks. Other libraries stay with
 * the app: in separate scripts, modules keep unused exports (14 kB of Taro's runtime). Our decision: docs/decisions/0100-first-paint.md
 */
export function takeInReactFirst({ hooks }: Compiler): void {
  hooks.entryOption.intercept({
    call: (_, entry) => {
      if (typeof entry === 'function' || !entry.app) throw new Error('the build has no entry "app"')
      const { app } = entry
      // Their order in the page.
      delete entry.app
      Object.assign(entry, { start: { import: ['react-dom/client'] }, app: { ...app, dependOn: ['start'] } })
    },
  })
}
