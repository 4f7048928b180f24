import type { Fen } from '@contract/money'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import { loadAssetsAtom, loadBooksAtom } from './atoms'
import { loadMoneyAtom } from './money-list'

/**
 * Turns income into available money and loads the wallet anew. A lost answer is repeated under the same number, so it never turns twice.
 * Source: domain model §1.5.
 */
export const turnIncomeAtom = atom(null, async (get, set, amount: Fen) => {
  const api = get(apiAtom)
  const result = await sendCommand(get(commandsAtom), `turn:${amount}`, (clientNo) =>
    api.json('/bctMoney/turn', { clientNo, amount }),
  )
  if (result.ok) {
    void set(loadAssetsAtom)
    void set(loadBooksAtom)
    void set(loadMoneyAtom)
  }
  return result
})

/** Why an amount cannot be turned; null when it can. */
export function turnProblem(amount: Fen | null, income: Fen): string | null {
  if (amount === null) return '请输入金额，最多两位小数'
  if (amount === 0) return '金额要大于 0'
  return amount > income ? '收入没有这么多' : null
}
