import type { Compiler } from 'webpack'

/**
 * React's renderer is taken in by a script of its own, before the app's, so that the two are different tasks for the browser. What else
 * the app stands on stays with it: apart, modules keep what nobody asks of them (14 kB of Taro's runtime).
 * Our decision: docs/decisions/0129-start-in-slices.md
 */
export function takeInReactFirst({ hooks }: Compiler): void {
  hooks.entryOption.intercept({
    call: (_, entry) => {
      if (typeof entry === 'function' || !entry.app) throw new Error('the build has no entry "app"')
      const { app } = entry
      // In this order they stand in the page.
      delete entry.app
      Object.assign(entry, { start: { import: ['react-dom/client'] }, app: { ...app, dependOn: ['start'] } })
    },
  })
}
