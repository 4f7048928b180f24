import type { Result } from '@contract/result'
import type { Setter } from 'jotai'
import { atom } from 'jotai'
import type { CallError } from '../http/errors'
import { sealPasswordAtom } from '../session/seal-password'

/** An act that needs the payment password. */
export interface PayPasswordAsk<T> {
  /** The effect with its amount, as the button says it: 提现 ¥200.00. */
  readonly what: string
  /** Takes money out: it is refused for a while after a new password that the old one did not prove. */
  readonly goesOut?: boolean
  /** Sends the command with the password, sealed for its number. Called again after a wrong one. */
  readonly send: (password: string) => Promise<Result<T, CallError>>
}

/** An open question for the payment password, as its sheet sees it. */
export interface AskedPayPassword {
  readonly what: string
  readonly goesOut: boolean
  /** Sends, once at a time; answers why the password was not taken, or null when the question is over. */
  readonly attempt: (password: string) => Promise<CallError | null>
  /** Ends the question, but not while a command is on its way: its answer is waited for, wherever the person went meanwhile. */
  readonly giveUp: () => void
}

/**
 * A payment password as it travels with one command: the command's number is inside, so that a captured text is useless for anything else.
 * Our decision: docs/decisions/0140-accounts-safe.md
 */
export const sealForCommand = (set: Setter, password: string, clientNo: string): Promise<Result<string, CallError>> =>
  set(sealPasswordAtom, `${password}|${clientNo}`)

const askedBase = atom<AskedPayPassword | null>(null)

/** The open question; null when nothing is asked. */
export const askedPayPasswordAtom = atom((get) => get(askedBase))

const openAtom = atom(null, (get, set, asked: AskedPayPassword): boolean => {
  if (get(askedBase) !== null) return false
  set(askedBase, asked)
  return true
})
const closeAtom = atom(null, (_get, set) => set(askedBase, null))

const isAboutPassword = (error: CallError): boolean =>
  error.kind === 'refused' && ['WRONG_PASSWORD', 'LOCKED', 'PAY_PASSWORD'].includes(error.reason)

/**
 * Asks for the payment password and carries a command out with it; the sheet stays while the command runs and after a wrong password. Any
 * other answer ends the question and is returned; undefined when the person gave up, or when another question is open. The page must draw
 * `PayPasswordHost` (features/pay-password). Source: domain model §3.7.
 */
export function askPayPassword<T>(
  set: Setter,
  { what, goesOut = false, send }: PayPasswordAsk<T>,
): Promise<Result<T, CallError> | undefined> {
  return new Promise((resolve) => {
    const end = (result: Result<T, CallError> | undefined) => {
      set(closeAtom)
      resolve(result)
    }
    let underWay: Promise<CallError | null> | undefined
    const sendOnce = async (password: string) => {
      const result = await send(password)
      underWay = undefined
      if (!result.ok && isAboutPassword(result.error)) return result.error
      end(result)
      return null
    }
    const attempt = (password: string) => (underWay ??= sendOnce(password))
    const giveUp = () => {
      if (underWay === undefined) end(undefined)
    }
    if (!set(openAtom, { what, goesOut, attempt, giveUp })) resolve(undefined)
  })
}
