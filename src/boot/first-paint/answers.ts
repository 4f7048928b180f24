import type { FirstData } from '@contract/first-data'
import type { Call } from '@/lib/http/client'

/** The name of a call among the answers that come with a page. The server's drawing and the app write it alike: they run the same code. */
export const nameOfCall = (path: string, input: object): string => `${path} ${JSON.stringify(input)}`

/**
 * While `isCurrent`, answers a call with what came with the page, and sends it otherwise. `onAnswer` is told of each such answer. Our
 * decision: docs/decisions/0100-first-paint.md
 */
export function answeredBy(
  answers: FirstData['answers'],
  { isCurrent, onAnswer }: { readonly isCurrent: () => boolean; readonly onAnswer: () => void },
  call: Call,
): Call {
  return (kind, path, input, options) => {
    // Written by the server's drawing, which is made of the same client.
    const known = answers[nameOfCall(path, input)] as Awaited<ReturnType<Call>> | undefined
    if (!known || !isCurrent()) return call(kind, path, input, options)
    onAnswer()
    return Promise.resolve(known)
  }
}
