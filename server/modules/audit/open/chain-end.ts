import type { Tx } from '../../../db/schema'
import { lockHead } from '../store'

/** The end of the chain of acts: its place and its digest, in hex. */
export async function chainEnd(tx: Tx): Promise<{ no: number; hash: string }> {
  const { no, hash } = await lockHead(tx)
  return { no, hash: hash.toString('hex') }
}
