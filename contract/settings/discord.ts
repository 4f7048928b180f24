import type { Settings } from './settings'

/** Why values cannot hold together, in words; undefined when they can. Source: domain model §3.8, §3.9. */
export function discordIn(all: Settings): string | undefined {
  if (all.rechargeLeast > all.rechargeMost) return '每笔充值最少不能超过最多'
  if (all.rechargePresets.some((amount) => amount < all.rechargeLeast || amount > all.rechargeMost))
    return '充值可选金额要在每笔最少和最多之间'
  if (all.withdrawFeeLeast >= all.withdrawLeast) return '提现手续费最低要小于每笔提现最少'
  return undefined
}
