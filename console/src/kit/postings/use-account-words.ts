import type { Owners } from '@contract/ledger/account-words'
import { accountWords } from '@contract/ledger/account-words'
import { areaName } from '../area/area-name'
import { useAreaNames } from '../area/use-area'

/** How accounts are said in words: residents by what the caller knows of them, areas by their names wherever those stand. */
export function useAccountWords(owners: Owners = {}): (key: string) => string {
  const names = useAreaNames()
  return (key) => {
    const [, id] = /^area:(\d+):/.exec(key) ?? []
    return accountWords(key, id === undefined ? owners : { [`area:${id}`]: areaName(Number(id), names), ...owners })
  }
}
