import type { FirstData } from '@contract/first-data'
import type { Call } from '@/lib/http/client'

/** The name of a call among the answers that come with a page. The server's drawing and the app write it alike: they run the same code. */
export const nameOfCall = (path: string, input: object): string => `${path} ${JSON.stringify(input)}`

interface Watch {
  readonly isCurrent: () => boolean
  /** Told the name of each call that was answered with what came. */
  readonly onAnswer: (name: string) => void
  /** Told the path of each other call. */
  readonly onOther: (path: string) => void
}

/**
 * While `isCurrent`, answers a call with what came with the page, and sends it otherwise. Our decision: docs/decisions/0100-first-paint.md
 */
export function answeredBy(answers: FirstData['answers'], { isCurrent, onAnswer, onOther }: Watch, call: Call): Call {
  return (kind, path, input, options) => {
    // Written by the server's drawing, which is made of the same client.
    const name = nameOfCall(path, input)
    const known = answers[name] as Awaited<ReturnType<Call>> | undefined
    if (!known && isCurrent()) onOther(path)
    if (!known || !isCurrent()) return call(kind, path, input, options)
    onAnswer(name)
    return Promise.resolve(known)
  }
}
