import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/fund'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount, mountReading } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { actOnSpend, giveBack, handInProof, listDesk, shownProof } from './acts'
import { addGift } from './gifts'
import { fundReader, readSpend } from './info'
import { fundChecker, listEntries, readEntry } from './ledger'

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
  mount(app, calls.adminFundList, deps, ({ areaId }, { userId }) => listDesk(deps, userId, areaId))
  mount(app, calls.adminFundAct, deps, (input, { userId }) => actOnSpend(deps, userId, input))
}
