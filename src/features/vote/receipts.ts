import { isReceipt, receiptFrom, receiptLength } from '@contract/vote/receipt'
import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { randomBytes } from '@/platform/random/bytes'
import { deviceStorage } from '@/platform/storage/storage'

/** What only this device knows of a ballot: its receipt, and what was chosen; null while that is not known for certain. */
export interface Receipt {
  readonly receipt: string
  readonly choice: readonly number[] | null
}

const nameOf = (voteId: number, blockNo: number) => storageName(productPrefix, `voteReceipt_${voteId}_${blockNo}`)

/** What this device keeps of a block's ballot; undefined when it cast none. Source: community §4 (secret ballot, 1). */
export function keptReceipt(voteId: number, blockNo: number): Receipt | undefined {
  const [receipt = '', chosen = '?'] = (deviceStorage.read(nameOf(voteId, blockNo)) ?? '').split(' ')
  if (!isReceipt(receipt)) return undefined
  if (!/^(\d(,\d)*)?$/.test(chosen)) return { receipt, choice: null }
  return { receipt, choice: chosen === '' ? [] : chosen.split(',').map(Number) }
}

/** Keeps a receipt on the device. It is kept before the ballot is sent, so that a lost answer can be asked for again. */
export const keepReceipt = (voteId: number, blockNo: number, { receipt, choice }: Receipt): void =>
  deviceStorage.write(nameOf(voteId, blockNo), `${receipt} ${choice === null ? '?' : choice.join()}`)

/** Forgets a receipt that marks no ballot. */
export const forgetReceipt = (voteId: number, blockNo: number): void => deviceStorage.remove(nameOf(voteId, blockNo))

/** A new receipt from the device's own generator; undefined when that gives nothing. */
export async function drawReceipt(): Promise<string | undefined> {
  const bytes = await randomBytes(receiptLength)
  return bytes && receiptFrom(bytes)
}
