import { productPrefix, storageName } from '@/lib/session/storage-keys'
import { deviceStorage } from '@/platform/storage/storage'

/** The end of a ledger as this device saw it last: how many entries there were, and the hash of the last one. */
export interface SeenHead {
  readonly no: number
  readonly head: string
}

const nameOf = (areaId: number) => storageName(productPrefix, `fundHead_${areaId}`)

/** What this device saw last of a fund's ledger; undefined when it never saw it. Source: community §3 (audit). */
export function seenHead(areaId: number): SeenHead | undefined {
  const [, no, head] = /^([1-9]\d{0,15}) ([0-9a-f]{64})$/.exec(deviceStorage.read(nameOf(areaId)) ?? '') ?? []
  return no !== undefined && head !== undefined ? { no: Number(no), head } : undefined
}

/** Remembers the end of a ledger that was found right. */
export const keepHead = (areaId: number, { no, head }: SeenHead): void =>
  deviceStorage.write(nameOf(areaId), `${no} ${head}`)
