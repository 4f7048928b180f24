import type { Owners } from '@contract/ledger/account-words'
import { accountWords } from '@contract/ledger/account-words'

/** An account in words, its resident by what the row says of them. */
export function accountName(key: string, owner: string | null): string {
  const [, id = ''] = key.split(':')
  return accountWords(key, owner === null ? {} : { [id]: owner })
}

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

/** By what the residents of some entries are known, by user number. */
export const ownersOf = (entries: readonly Ends[]): Owners =>
  Object.fromEntries(
    entries
      .flatMap(({ fromKey, fromOwner, toKey, toOwner }) => [
        [fromKey.split(':')[1] ?? '', fromOwner] as const,
        [toKey.split(':')[1] ?? '', toOwner] as const,
      ])
      .flatMap(([id, owner]) => (owner === null ? [] : [[id, owner]])),
  )
