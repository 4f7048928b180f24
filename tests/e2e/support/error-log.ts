import type { Page } from '@playwright/test'

export interface ErrorLog {
  readonly allow: (pattern: RegExp) => void
  readonly read: () => readonly string[]
}

/** The server draws for guests, and answers 404 where a thing is not there for them; the app shows it to whom it is for. */
const notForGuests = /status of 404 .*\/pages\/\w+\/\w+\?(id|saleId)=\d+\)$/

/** Collects what a page writes to its console as errors, and what it throws, over all its reloads. */
export function followErrors(page: Page): ErrorLog {
  const lines: string[] = []
  const allowed: RegExp[] = [notForGuests]
  page.on('console', (message) => {
    if (message.type() === 'error') lines.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => lines.push(error.stack ?? error.message))
  return {
    allow: (pattern) => void allowed.push(pattern),
    read: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}
