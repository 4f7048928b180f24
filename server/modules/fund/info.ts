import type * as v from 'valibot'
import type { fundInfo } from '@contract/endpoints/community/fund'
import { dayStart } from '@contract/hours'
import { fen } from '@contract/money'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { balancesOf } from '../../ledger/wallet'
import { findArea } from '../area/open/find-area'
import { isShown } from '../area/open/access'
import { dayLimitOf } from '../limits/open/day-limit'
import { givenSince, givenTo, isGiftUnpaid } from './gift-store'
import { askingVotes, fundAccount, namingShops } from './ledger-store'
import { missing } from './missing'
import { fundMonths } from './months'
import { freeIn } from './rules/free'
import { findSpend, runningSpends } from './spend-store'
import { spendView } from './view'

/** What a person may still give today, in fen. Source: community §3, row 1. */
export const dayLeft = async (db: Db, userId: number, now: number) =>
  fen(Math.max(0, (await dayLimitOf(db, userId, 'gift', now)) - (await givenSince(db, userId, dayStart(now)))))

/** What a person has to do with a fund; nothing for a guest. */
async function mineIn({ db, clock }: Deps, userId: number, areaId: number) {
  if (userId === 0) return null
  return {
    given: fen(await givenTo(db, userId, areaId)),
    dayLeft: await dayLeft(db, userId, clock.now()),
    available: (await balancesOf(db, userId)).available,
    unpaid: await isGiftUnpaid(db, userId, areaId),
  }
}

/** Reads a fund at a glance. Refusal: NOT_FOUND. Source: community §3 (info). */
export function fundReader(deps: Deps) {
  const { db, clock } = deps
  const monthsOf = fundMonths()
  return async ({ areaId }: v.InferOutput<typeof fundInfo.input>, { userId, blockId, isManager, platform }: Caller) => {
    const area = await findArea(db, areaId)
    if (!area) return err(refusal('NOT_FOUND'))
    const now = clock.now()
    const { accountId, balance, entries, head, ...reserved } = await fundAccount(db, areaId)
    const free = freeIn({ balance, ...reserved })
    return ok({
      areaId,
      areaName: area.name,
      enabled: await isShown(db, areaId, 'fund', platform),
      balance: fen(balance),
      free,
      reserved: fen(balance - free),
      entries,
      head,
      months: await monthsOf(db, accountId, now),
      naming: await namingShops(db, areaId),
      spends: (await runningSpends(db, areaId)).map((row) => spendView(row, userId, now)),
      votes: await askingVotes(db, areaId, isManager ? 0 : blockId),
      mine: await mineIn(deps, userId, areaId),
    })
  }
}

/** One spend. Refusal: NOT_FOUND. */
export async function readSpend({ db, clock }: Deps, userId: number, spendId: number) {
  const row = await findSpend(db, spendId)
  return row ? ok(spendView(row, userId, clock.now())) : err(missing)
}
