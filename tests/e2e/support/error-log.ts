import type { Page } from '@playwright/test'

export interface ErrorLog {
  readonly allow: (pattern: RegExp) => void
  readonly read: () => readonly string[]
}

/** Collects what a page writes to its console as errors, and what it throws, over all its reloads. */
export function followErrors(page: Page): ErrorLog {
  const lines: string[] = []
  const allowed: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => lines.push(error.stack ?? error.message))
  return {
    allow: (pattern) => void allowed.push(pattern),
    read: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
