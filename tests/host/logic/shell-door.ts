import type { Bag, ShellToLogic } from '../protocol'
import { nextId } from './ids'
import { toShell } from './natives'
import { isBag } from './set-data'

/** A call that ended with `errMsg` instead of an answer. */
export class ApiFailure extends Error {}

interface Waiting {
  readonly resolve: (value: Bag) => void
  readonly reject: (failure: ApiFailure) => void
}

const waiting = new Map<number, Waiting>()
let currentPageId = (): number => -1

/** Lets the router say which page is on top, without importing it here. */
export const followCurrentPage = (read: () => number): void => {
  currentPageId = read
}

/** Asks the shell for something it draws, or, with `phone`, for something that only a test's mock can answer. */
export function askShell(name: string, arg: unknown, phone: boolean): Promise<Bag> {
  const id = nextId()
  const copy = JSON.parse(JSON.stringify(arg ?? {})) as unknown
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    toShell({ kind: 'api', id, name, arg: isBag(copy) ? copy : {}, page: currentPageId(), phone })
  })
}

/** Takes the shell's answer to `askShell`. */
export function takeAnswer(message: Extract<ShellToLogic, { kind: 'answer' }>): void {
  const one = waiting.get(message.id)
  waiting.delete(message.id)
  if (message.failure === undefined) one?.resolve(message.value ?? {})
  else one?.reject(new ApiFailure(message.failure))
}
