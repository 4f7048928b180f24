import type { FirstData } from '@contract/first-data'
import { err, ok } from '@contract/result'
import type { BodyKind } from '@/lib/http/body'
import { bodyText } from '@/lib/http/body'
import type { Call } from '@/lib/http/client'
import { readEnvelope } from '@/lib/http/envelope'
import { sleep } from '@/platform/timers/timers'
import { answeredBy, nameOfCall } from './answers'

/** Asks the server as a guest would, and resolves with the envelope of the answer. */
export type Ask = (kind: BodyKind, path: string, text: string) => Promise<unknown>

async function outcomeOf(envelope: Promise<unknown>) {
  const read = readEnvelope(await envelope)
  return read.kind === 'success' ? ok(read.data) : err(read.error)
}

/** The configuration of the server's area; undefined where there is none yet. */
export async function readConfig(ask: Ask): Promise<FirstData['config'] | undefined> {
  const outcome = await outcomeOf(ask('form', '/index/config', ''))
  // Parsed by the call's schema on its way out.
  return outcome.ok ? (outcome.value as FirstData['config']) : undefined
}

/** A client that asks each call once and keeps every outcome under the call's name. `settled` waits until nothing is on its way. */
export function guestClient(ask: Ask, config: FirstData['config']) {
  const answers: Record<string, unknown> = {}
  const running = new Set<Promise<unknown>>()
  const send: Call = async (kind, path, input) => {
    // It is in the page by itself; the app asks for its own, since some of it depends on where the app runs.
    if (path === '/index/config') return ok(config)
    const asked = outcomeOf(ask(kind, path, bodyText(kind, input)))
    running.add(asked)
    const outcome = await asked.finally(() => running.delete(asked))
    answers[nameOfCall(path, input)] = outcome
    return outcome
  }
  const settled = async (): Promise<void> => {
    await sleep(0)
    if (running.size === 0) return
    await Promise.all(running)
    await settled()
  }
  const watch = { isCurrent: () => true, onAnswer: () => undefined, onOther: () => undefined }
  return { call: answeredBy(answers, watch, send), answers, settled }
}
