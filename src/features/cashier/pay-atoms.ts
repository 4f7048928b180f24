import type { Setter } from 'jotai'
import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import type { Result } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { apiAtom } from '@/lib/api/api'
import type { Commands, Wish } from '@/lib/api/command'
import { commandsAtom, sendCommand, wishName } from '@/lib/api/command'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import { isUncertain } from '@/lib/http/errors'
import { askPayPassword, sealForCommand } from '@/lib/pay/pay-password'
import type { Payable } from '@/lib/pay/payable'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { payment } from '@/platform/payment/payment'
import { deviceStorage } from '@/platform/storage/storage'
import { sleep } from '@/platform/timers/timers'
import { cashierCopy } from './copy'
import { isCodeRefused } from './rules/code-refused'
import type { Parts, Way } from './rules/ways'

/** How a payment ended, as far as is known. */
export type PayOutcome =
  | { readonly kind: 'paid' }
  /** Asked after a lost answer: it was not carried out, and nothing was taken. */
  | { readonly kind: 'notPaid' }
  | { readonly kind: 'closed' }
  /** The answer was lost and the check failed too: nobody knows yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly error: CallError }
  /** How the platform's sheet ended; `waiting`: it reports paid, but the money has not arrived yet. */
  | { readonly kind: 'cancelled' | 'failed' | 'waiting' | 'unsupported' }

/** What the cashier is doing. */
export type PayStage = 'idle' | 'paying' | 'checking'

const stageBase = atom<PayStage>('idle')

export const payStageAtom = atom((get) => get(stageBase))

/** What the payer wants: the way, its parts, and the version that was seen. */
export interface PayPlan {
  readonly way: Way
  readonly parts: Parts
}

type Submitted = ApiOutput<'/bctPay/submit'>

const outcomeOf = ({ state }: Pick<PayView, 'state'>): PayOutcome => {
  if (state === 'paid') return { kind: 'paid' }
  return state === 'closed' ? { kind: 'closed' } : { kind: 'notPaid' }
}

async function check(api: Api, payNo: string): Promise<PayOutcome> {
  const answer = await api.form('/bctPay/check', { payNo })
  if (answer.ok) return outcomeOf(answer.value)
  return isUncertain(answer.error) ? { kind: 'unknown' } : { kind: 'refused', error: answer.error }
}

/** When to ask for money that the sheet reported as paid: the waits between the checks. */
const asksAfterSheet = 5
const askAgainMs = 1_500

/** Only the server knows how it ended; the sheet's result only decides how long to wait for that. Source: domain model §3.7. */
async function afterSheet(api: Api, payNo: string, said: 'closed' | 'cancelled' | 'failed'): Promise<PayOutcome> {
  for (let asked = 1; ; asked++) {
    const outcome = await check(api, payNo)
    if (outcome.kind !== 'notPaid' && outcome.kind !== 'unknown') return outcome
    if (said !== 'closed' && outcome.kind === 'notPaid') return { kind: said }
    if (asked === asksAfterSheet) return outcome.kind === 'unknown' ? outcome : { kind: 'waiting' }
    await sleep(askAgainMs)
  }
}

type Wanted = Pick<Payable, 'payNo' | 'ver'>

interface Around {
  readonly api: Api
  readonly commands: Commands
  readonly set: Setter
}

const wishOf = ({ payNo }: Wanted, { way, parts }: PayPlan): Wish =>
  way === 'balance' ? ['pay', payNo] : ['pay', payNo, way, parts.balance]

/** Sends the payment; asks for the payment password when the server requires it. Undefined: the payer gave up. */
async function submit(
  { api, commands, set }: Around,
  wanted: Wanted,
  plan: PayPlan,
): Promise<Result<Submitted, CallError> | undefined> {
  const { payNo, ver } = wanted
  const { way, parts } = plan
  const input = { payNo, channel: way, ver, scene: payment.scene, ...(way === 'mixed' && { balance: parts.balance }) }
  const once = (password?: string) =>
    sendCommand(commands, wishOf(wanted, plan), async (clientNo) => {
      const code = way === 'balance' ? undefined : await payment.payerCode()
      const sealed = password === undefined ? undefined : await sealForCommand(set, password, clientNo)
      if (sealed?.ok === false) return sealed
      return api.json('/bctPay/submit', {
        clientNo,
        ...input,
        ...(code !== undefined && { code }),
        ...(sealed && { payPassword: sealed.value }),
      })
    })
  // The platform takes a code for five minutes and once; a fresh one costs nobody anything.
  const send = async (password?: string) => {
    const answer = await once(password)
    return !answer.ok && isCodeRefused(answer.error) && payment.scene === 'mini' ? once(password) : answer
  }
  const first = await send()
  const wantsPassword = !first.ok && first.error.kind === 'refused' && first.error.reason === 'PAY_PASSWORD'
  if (!wantsPassword) return first
  return askPayPassword(set, { what: cashierCopy.pay(yuanText(fen(parts.balance + parts.wechat))), send })
}

/** The pay order for which the browser left to the payment page. */
const leftName = storageName(productPrefix, 'payLeft')

/** Whether the browser comes back from the payment page of this pay order; true only once after it is paid. */
export function cameBackPaid(payNo: string): boolean {
  const isBack = deviceStorage.read(leftName) === payNo
  if (isBack) deviceStorage.remove(leftName)
  return isBack
}

/** Opens the sheet of a begun payment, and asks how it ended; undefined when the browser leaves to the payment page. */
async function openSheet({ api }: Around, payNo: string, sheet: NonNullable<Submitted['sheet']>, onClosed: () => void) {
  const said = await payment.request(sheet)
  if (said === 'left') {
    deviceStorage.write(leftName, payNo)
    return undefined
  }
  if (said === 'unsupported') return { kind: said }
  onClosed()
  return afterSheet(api, payNo, said)
}

const wholeFromBalance: PayPlan = { way: 'balance', parts: { balance: fen(0), wechat: fen(0) } }

/**
 * Pays in the given way. Undefined when a payment is already on its way, the payer gave up the password, or the browser leaves to the
 * payment page. After a lost answer, and after every sheet, the server is asked how it ended, whatever the app itself saw. Source: domain
 * model §3.7; design §6 (timeout).
 */
export const payAtom = atom(null, async (get, set, wanted: Wanted, wish?: PayPlan): Promise<PayOutcome | undefined> => {
  if (get(stageBase) !== 'idle') return undefined
  set(stageBase, 'paying')
  const around = { api: get(apiAtom), commands: get(commandsAtom), set }
  const { payNo } = wanted
  const plan = wish ?? wholeFromBalance
  const checking = () => set(stageBase, 'checking')
  try {
    const result = await submit(around, wanted, plan)
    if (!result) return undefined
    if (!result.ok && !isUncertain(result.error)) return { kind: 'refused', error: result.error }
    if (!result.ok) {
      checking()
      const outcome = await check(around.api, payNo)
      if (outcome.kind === 'paid') around.commands.settle(wishName(wishOf(wanted, plan)))
      return outcome
    }
    const { sheet, state } = result.value
    return sheet && state === 'paying' ? await openSheet(around, payNo, sheet, checking) : outcomeOf(result.value)
  } finally {
    set(stageBase, 'idle')
  }
})

/** Asks once more how a payment ended. */
export const checkPayAtom = atom(null, async (get, set, payNo: string): Promise<PayOutcome | undefined> => {
  if (get(stageBase) !== 'idle') return undefined
  set(stageBase, 'checking')
  const outcome = await check(get(apiAtom), payNo)
  set(stageBase, 'idle')
  return outcome
})

/** The pay order whose end was already reported, so that the page does not check it again and again. */
const toldEndBase = atom('')

/**
 * Checks, when the cashier opens, whether money from the platform is on its way: the browser came back from the payment page, or the app
 * was closed with the sheet open. `open` means that it may still come; `ended` is reported once. Source: domain model §3.7.
 */
export const resumeAtom = atom(null, async (get, set, payNo: string): Promise<'open' | 'ended' | 'none'> => {
  const answer = await get(apiAtom).form('/bctPay/check', { payNo }, { quiet: true })
  if (!answer.ok) return 'none'
  const { state, gateway } = answer.value
  if (state !== 'paid' && state !== 'closed') return gateway?.state === 'open' ? 'open' : 'none'
  if (get(toldEndBase) === payNo) return 'none'
  set(toldEndBase, payNo)
  return 'ended'
})
