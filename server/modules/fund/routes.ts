import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/fund'
import * as admin from '@contract/endpoints/console/community/fund'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount, mountReading } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { mountStaff } from '../../http/staff/mount-staff'
import { inArea, rowOf, within } from '../audit/open/within'
import { actOnSpend, giveBack, handInProof, listForStaff, shownProof } from './acts'
import { addGift } from './gifts'
import { fundReader, readSpend } from './info'
import { fundChecker, listEntries, readEntry } from './ledger'

const spendById = rowOf('fund_spend', 'spend_id', 'payee_user_id', 'author_user_id')
const ofSpend = (db: Db, { spendId }: { readonly spendId: number }) => spendById(db, spendId)

/** The funds of areas: what they have, what they get, what they pay, and the operators' calls. */
export function fundRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.fundInfo, deps, fundReader(deps))
  mountReading(app, calls.fundList, deps, (fresh, input, { userId }) => listEntries(fresh, userId, input))
  mountReading(app, calls.fundEntry, deps, (fresh, input, { userId }) => readEntry(fresh, userId, input))
  mount(app, calls.fundCheck, deps, fundChecker(deps))
  mount(app, calls.fundSpend, deps, ({ spendId }, { userId }) => readSpend(deps, userId, spendId))
  mount(app, calls.fundAdd, deps, (input, caller) => addGift(deps, caller, input))
  const hand = (input: Parameters<typeof handInProof>[2], { userId }: Caller) => handInProof(deps, userId, input)
  const shown = ({ spendId }: { readonly spendId: number }, { userId }: Caller) => shownProof(deps, spendId, userId)
  mount(app, calls.fundProof, deps, withOwnPictures(deps, hand, { isEvidence: true, shown }))
  mount(app, calls.fundGiveBack, deps, (input, { userId }) => giveBack(deps, userId, input))
  mountStaff(
    app,
    admin.adminFundList,
    deps,
    within(inArea, (acting, { areaId }) => listForStaff(acting, areaId)),
  )
  mountStaff(
    app,
    admin.adminFundAct,
    deps,
    within(ofSpend, (acting, input, { userId }) => actOnSpend(acting, userId, input)),
  )
}
