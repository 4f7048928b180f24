import type { Fen } from '@contract/money'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { yuanRule } from '@/lib/forms/number-rules'
import type { FormRule } from '@/lib/forms/rule'
import { loadAssetsAtom, loadBooksAtom } from './atoms'
import { copy } from './copy'

/**
 * Moves income to available and loads the wallet again. After a lost answer the call is repeated with the same `clientNo`, so the money
 * never moves twice. Source: domain model §1.5.
 */
export const turnIncomeAtom = atom(null, async (get, set, amount: Fen) => {
  const api = get(apiAtom)
  const result = await sendCommand(get(commandsAtom), ['turn', amount], (clientNo) =>
    api.json('/bctMoney/turn', { clientNo, amount }),
  )
  if (result.ok) {
    void set(loadAssetsAtom)
    void set(loadBooksAtom)
  }
  return result
})

/** Limits of the amount to move: above zero, at most the income. */
export function turnRules(income: Fen): readonly FormRule[] {
  return [
    { required: true, errorMessage: copy.turnSheet.unreadable },
    yuanRule({ most: income, tooMuch: copy.turnSheet.tooMuch }),
  ]
}
