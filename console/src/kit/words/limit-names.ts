import type { LimitName } from '@contract/console/limits'

/** What a resident’s limit of a day is about. */
export const limitNames = { recharge: '充值', withdraw: '提现', gift: '捐赠' } as const satisfies Record<
  LimitName,
  string
>
