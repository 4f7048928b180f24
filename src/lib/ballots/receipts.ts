import { isReceipt, receiptFrom, receiptGroups, receiptLength } from '@contract/vote/receipt'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { randomBytes } from '@/platform/random/bytes'
import { deviceStorage } from '@/platform/storage/storage'

/** What only this device knows of a ballot: its receipt, and what was chosen; null while that is not known for certain. */
export interface Receipt {
  readonly receipt: string
  readonly choice: readonly number[] | null
}

/** The last four signs, by which people know a receipt. */
export const receiptEnd = (receipt: string): string => receiptGroups(receipt).slice(-1).join()

/** Of a vote or an election by its id; the ids of both are drawn alike, so they never meet. */
const nameOf = (pollId: number, blockNo: number) => storageName(productPrefix, `voteReceipt_${pollId}_${blockNo}`)

/** What this device keeps of a block's ballot; undefined when it cast none. Source: community §4 (secret ballot, 1). */
export function keptReceipt(pollId: number, blockNo: number): Receipt | undefined {
  const [receipt = '', chosen = '?'] = (deviceStorage.read(nameOf(pollId, blockNo)) ?? '').split(' ')
  if (!isReceipt(receipt)) return undefined
  if (!/^(\d{1,3}(,\d{1,3})*)?$/.test(chosen)) return { receipt, choice: null }
  return { receipt, choice: chosen === '' ? [] : chosen.split(',').map(Number) }
}

/** Keeps a receipt on the device. It is kept before the ballot is sent, so that a lost answer can be asked for again. */
export const keepReceipt = (pollId: number, blockNo: number, { receipt, choice }: Receipt): void =>
  deviceStorage.write(nameOf(pollId, blockNo), `${receipt} ${choice === null ? '?' : choice.join()}`)

/** Forgets a receipt that marks no ballot. */
export const forgetReceipt = (pollId: number, blockNo: number): void => deviceStorage.remove(nameOf(pollId, blockNo))

/** A new receipt from the device's own generator; undefined when that gives nothing. */
export async function drawReceipt(): Promise<string | undefined> {
  const bytes = await randomBytes(receiptLength)
  return bytes && receiptFrom(bytes)
}
