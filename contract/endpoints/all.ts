import type * as v from 'valibot'
import * as area from './area'
import * as market from './market'
import * as orders from './orders'
import * as session from './session'
import * as wallet from './wallet'

/** Every call of the product. The server mounts them and describes them; the client takes only the types below. */
export const endpoints = [
  area.indexConfig,
  area.areaInfo,
  area.areaList,
  area.indexCount,
  area.categoryList,
  area.adminClock,
  session.blockLogin,
  session.blockCheck,
  session.userCheck,
  session.userGetInfo,
  session.userRemove,
  session.userAssets,
  market.saleList,
  market.saleInfo,
  market.saleAdd,
  market.saleTake,
  orders.orderList,
  orders.orderInfo,
  orders.orderGetNum,
  orders.orderCancel,
  orders.orderDeliver,
  orders.orderRefuse,
  orders.orderConfirm,
  orders.paySubmit,
  orders.payCheck,
  wallet.moneyList,
  wallet.moneyGetTotal,
  wallet.moneyTurn,
] as const

type Every = (typeof endpoints)[number]

/** Paths, inputs and outputs of every call, by path. Types only: nothing of this reaches a bundle. Our decision: docs/decisions/0001-contract.md */
export type ApiMap = {
  [E in Every as E['path']]: { body: E['body']; input: v.InferInput<E['input']>; output: v.InferOutput<E['output']> }
}

export type ApiPath = keyof ApiMap
export type FormPath = { [P in ApiPath]: ApiMap[P]['body'] extends 'form' ? P : never }[ApiPath]
export type JsonPath = { [P in ApiPath]: ApiMap[P]['body'] extends 'json' ? P : never }[ApiPath]
export type ApiInput<P extends ApiPath> = ApiMap[P]['input']
export type ApiOutput<P extends ApiPath> = ApiMap[P]['output']
