import { useLayoutEffect, useState } from 'react'
import { shownPage } from '@/platform/page/shown'

interface Waiting {
  readonly page: string
  readonly show: (isShown: boolean) => void
}

/** Messages of every page, the oldest first. */
const queue: Waiting[] = []

function callNext(): void {
  const called = new Set<string>()
  for (const message of queue) {
    message.show(!called.has(message.page))
    called.add(message.page)
  }
}

/**
 * Whether it is this message's turn: a page shows one message at a time, the second waits until the first is gone. The element with
 * this id says which page it is. Source: specification §2 (message popup).
 */
export function useTurn(elementId: string): boolean {
  const [isShown, show] = useState(false)
  useLayoutEffect(() => {
    const message: Waiting = { page: shownPage.pageOf(elementId), show }
    queue.push(message)
    callNext()
    return () => {
      queue.splice(queue.indexOf(message), 1)
      callNext()
    }
  }, [elementId])
  return isShown
}
