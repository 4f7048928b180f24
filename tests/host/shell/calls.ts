import type { Bag, LogicToShell } from '../protocol'
import { dialogCalls } from './dialogs'
import { host, mockOf } from './host'
import { navigationBarCalls } from './pages'
import { messengerCall } from './messenger'
import { tabBarCalls } from './tabs'
import { toLogic } from './worker'

type Call = (arg: Bag, page: number) => unknown

const drawn: Readonly<Record<string, Call>> = { ...dialogCalls, ...tabBarCalls, ...navigationBarCalls }

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null

function failureText(name: string, failure: unknown): string {
  if (isBag(failure) && typeof failure['errMsg'] === 'string') return failure['errMsg']
  const text = failure instanceof Error ? failure.message : String(failure)
  return text.startsWith('fail') ? `${name}:${text}` : text
}

/** Answers a call of the app: by the test's mock, else by drawing it; what only a phone can do fails without a mock. */
export async function answerCall(message: Extract<LogicToShell, { kind: 'api' }>): Promise<void> {
  const { id, name, arg, page, phone } = message
  host.calls.push({ name, arg })
  try {
    const mock = mockOf(name) ?? messengerCall(name)
    if (mock === undefined && phone) throw new Error(`${name}:fail not available in the test host (no mock set)`)
    const value = await (mock === undefined ? drawn[name]?.(arg, page) : mock(arg))
    toLogic({ kind: 'answer', id, value: isBag(value) ? value : {} })
  } catch (failure) {
    toLogic({ kind: 'answer', id, failure: failureText(name, failure) })
  }
}
