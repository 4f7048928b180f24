import type { FastifyInstance } from 'fastify'
import * as agreements from '@contract/endpoints/orders/agreements'
import { orderAddress, orderSetAddress } from '@contract/endpoints/orders/address'
import * as disputes from '@contract/endpoints/orders/disputes'
import { orderParcel } from '@contract/endpoints/orders/parcel'
import { saleTake } from '@contract/endpoints/market/market'
import type { OrderMessage } from '@contract/endpoints/orders/messages'
import { messageAdd, messageList } from '@contract/endpoints/orders/messages'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import * as calls from '@contract/endpoints/orders/orders'
import type { PartyAct } from '@contract/orders/transitions'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount, mountReading } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { readAddress, setAddress } from './address/address'
import type { ActInput } from './deciding/plan'
import { act } from './act'
import { caseRoutes } from './admin/routes'
import { decide, listCases, readCase } from './dispute/decide'
import { addMutualMessage, listMutualMessages } from '../mutual/open/messages'
import { addMessage, listMessages } from './messages/messages'
import { readParcel } from './parcel/parcel'
import { remind } from './remind'
import { reviewRoutes } from './reviews/routes'
import * as orders from './service'
import { take } from './take'
import type { Said } from './deciding/plan'

export function orderRoutes(app: FastifyInstance, deps: Deps): void {
  course(app, deps)
  besideCourse(app, deps)
  reviewRoutes(app, deps)
}

/** The normal course of an order, from taking to confirming. */
function course(app: FastifyInstance, deps: Deps): void {
  mount(app, saleTake, deps, (input, caller) => take(deps, caller, input))
  // Of the process, not of a connection: a read on a standby gets one of its own.
  const kept = orders.keptCounts()
  mountReading(app, calls.orderList, deps, (fresh, input, { userId }) => orders.listOrders(fresh, userId, input, kept))
  mount(app, calls.orderInfo, deps, ({ id }, caller) => orders.readOrder(deps, caller.userId, id))
  mount(app, orderAddress, deps, ({ id }, caller) => readAddress(deps, caller, id))
  mount(app, orderParcel, deps, ({ id }, caller) => readParcel(deps, caller, id))
  mount(app, orderSetAddress, deps, (input, caller) => setAddress(deps, caller, input))
  mount(app, calls.orderGetNum, deps, (_input, caller) => orders.countMine(deps, caller.userId))
  mount(app, calls.orderCancel, deps, (input, caller) =>
    act(deps, caller, input, { call: '/bctOrder/cancel', act: 'cancel' }),
  )
  mount(
    app,
    calls.orderDeliver,
    deps,
    withOwnPictures(
      deps,
      (input, caller) => act(deps, caller, input, { call: '/bctOrder/deliver', act: 'deliver', said: input }),
      { isEvidence: true },
    ),
  )
  mount(app, calls.orderRefuse, deps, (input, caller) =>
    act(deps, caller, input, { call: '/bctOrder/refuse', act: 'refuse', said: { text: input.text } }),
  )
  mount(app, calls.orderConfirm, deps, (input, caller) =>
    act(deps, caller, input, { call: '/bctOrder/confirm', act: 'confirm' }),
  )
}

/** A message to the other of an order, or of a post of mutual aid. */
const messageWriter =
  (deps: Deps) =>
  (input: Parameters<typeof addMessage>[2], caller: Caller): Promise<Result<OrderMessage, Refusal>> =>
    input.refType === 'mutual' ? addMutualMessage(deps, caller, input) : addMessage(deps, caller, input)

/** What may happen outside the normal course: agreements, disputes, messages. */
function besideCourse(app: FastifyInstance, deps: Deps): void {
  const party = (name: PartyAct) => (input: ActInput & Said, caller: Caller) =>
    act(deps, caller, input, { call: `/bctOrder/${name}`, act: name, said: input })
  mount(app, agreements.orderAskCancel, deps, party('askCancel'))
  mount(app, agreements.orderAgreeCancel, deps, party('agreeCancel'))
  mount(app, agreements.orderDenyCancel, deps, party('denyCancel'))
  mount(app, agreements.orderRefundPart, deps, party('refundPart'))
  mount(app, agreements.orderAgreePart, deps, party('agreePart'))
  mount(app, agreements.orderDenyPart, deps, party('denyPart'))
  mount(app, agreements.orderWithdrawCancel, deps, party('withdrawCancel'))
  mount(app, agreements.orderWithdrawPart, deps, party('withdrawPart'))
  mount(app, agreements.orderExtend, deps, party('extend'))
  mount(app, agreements.orderRemind, deps, (input, caller) => remind(deps, caller, input))
  mount(app, agreements.orderRate, deps, party('rate'))
  mount(app, disputes.orderDispute, deps, withOwnPictures(deps, party('dispute'), { isEvidence: true }))
  mount(app, disputes.orderEvidence, deps, withOwnPictures(deps, party('evidence'), { isEvidence: true }))
  mount(app, disputes.orderUndispute, deps, party('undispute'))
  mount(app, disputes.orderAccept, deps, party('accept'))
  mount(app, disputes.orderAppeal, deps, party('appeal'))
  mount(app, disputes.disputeList, deps, (input, caller) => listCases(deps, caller, input))
  mount(app, disputes.disputeInfo, deps, ({ id }, caller) => readCase(deps, caller, id))
  mount(app, disputes.disputeDecide, deps, (input, caller) => decide(deps, caller, input))
  caseRoutes(app, deps)
  mount(app, messageList, deps, (input, caller) =>
    input.refType === 'mutual' ? listMutualMessages(deps, caller, input) : listMessages(deps, caller, input),
  )
  mount(app, messageAdd, deps, withOwnPictures(deps, messageWriter(deps), { isEvidence: true }))
}
