import type { Settings } from './settings'
import { waitMs } from './waits'

/** Why values cannot hold together, in words; undefined when they can. Source: domain model §3.5, §3.8, §3.9. */
export function discordIn(all: Settings): string | undefined {
  if (all.rechargeLeast > all.rechargeMost) return '每笔充值最少不能超过最多'
  if (all.rechargePresets.some((amount) => amount < all.rechargeLeast || amount > all.rechargeMost))
    return '充值可选金额要在每笔最少和最多之间'
  if (all.withdrawFeeLeast >= all.withdrawLeast) return '提现手续费最低要小于每笔提现最少'
  if (waitMs(all, 'evidenceHours') >= waitMs(all, 'decideDays')) return '纠纷举证期限要短于裁定期限'
  if (all.decideDays >= all.lastResortDays) return '纠纷裁定期限要短于无人裁定退款期限'
  return undefined
}
