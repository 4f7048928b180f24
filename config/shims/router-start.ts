import { createRouter as create } from '@tarojs/router/dist/index'

export * from '@tarojs/router/dist/index'

/**
 * Starts the router, and with it the first page, in a task of its own, so that it does not add to the time of the app's own modules. Our
 * decision: docs/decisions/0100-first-paint.md
 */
export function createRouter(...given: Parameters<typeof create>): void {
  setTimeout(() => create(...given))
}
