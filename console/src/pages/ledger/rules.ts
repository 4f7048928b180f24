import type { Owners } from '@contract/ledger/account-words'
import { accountWords, ownerOf } from '@contract/ledger/account-words'

/** An account in words, its resident or area by what the row says of them. */
export const accountName = (key: string, owner: string | null): string =>
  accountWords(key, owner === null ? {} : { [ownerOf(key)]: owner })

interface Ends {
  readonly fromKey: string
  readonly toKey: string
  readonly fromOwner: string | null
  readonly toOwner: string | null
}

/** The area whose money an entry moves, if it moves an area's. */
export function areaIn({ fromKey, toKey }: Pick<Ends, 'fromKey' | 'toKey'>): number | undefined {
  const [, id] = /(?:^| )area:(\d+):/.exec(`${fromKey} ${toKey}`) ?? []
  return id === undefined ? undefined : Number(id)
}

/** By what the owners of the accounts of some entries are known. */
export const ownersOf = (entries: readonly Ends[]): Owners =>
  Object.fromEntries(
    entries
      .flatMap(({ fromKey, fromOwner, toKey, toOwner }) => [
        [ownerOf(fromKey), fromOwner] as const,
        [ownerOf(toKey), toOwner] as const,
      ])
      .flatMap(([id, owner]) => (owner === null ? [] : [[id, owner]])),
  )
