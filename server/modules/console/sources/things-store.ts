import { sql } from 'kysely'
import type { Column, ModulePlaces, Places, Things } from '../things'
import { ownerName } from '../../../ledger/owner-names'

/** Of what is no module's of the city. */
const ownPlaces = {
  order: ['trade_order', 'order_id', 'order_no'],
  dispute: ['trade_order', 'order_id', 'order_no'],
  withdraw: ['withdrawal', 'withdraw_id', 'withdraw_no'],
  handover: ['block_order', 'order_id', 'no'],
  pay: ['pay_attempt', 'attempt_id', 'pay_no'],
  txn: ['txn', 'txn_id', 'reference'],
  block: ['block', 'block_id', 'block_no::text'],
  area: ['area', 'area_id', 'name'],
  zone: ['block_zone', 'category_id', 'name'],
  sale: ['sale', 'sale_id', 'sale_no'],
  buy: ['buy_order', 'buy_id', 'buy_no'],
  areaNotice: ['area_notice', 'notice_id', 'title'],
  letter: ['letter', 'letter_id', 'title'],
  template: ['text_template', 'template_id', 'name'],
  category: ['category', 'category_id', 'name'],
  item: ['item', 'item_id', 'name'],
  staff: ['staff', 'staff_id', 'name'],
  alarmChannel: ['alarm_channel', 'channel_id', 'name'],
} as const satisfies Places

/** Things whose page is about one area; those of the city's modules all are. */
const { block, zone } = ownPlaces

/** Residents are known by their blocks. */
const people = ['user', 'limit'] as const

/** What is read of things, with those of the city's modules. */
export function thingsOf(modules: ModulePlaces): Things {
  const read = (places: Places, refId: Column, wanted: (no: string) => Column) =>
    Object.entries(places).map(
      ([kind, [table, key, no]]) =>
        sql`when ${sql.lit(kind)} then (select ${wanted(no)} from ${sql.table(table)} where ${sql.ref(key)} = ${refId})`,
    )
  return {
    ofModules: modules,
    no: (refType, refId) =>
      sql`case ${refType} ${sql.join(
        [
          ...read({ ...ownPlaces, ...modules }, refId, (no) => sql.raw(no)),
          ...people.map((kind) => sql`when ${sql.lit(kind)} then ${ownerName(refId)}`),
        ],
        sql` `,
      )} end`,
    area: (refType, refId) =>
      sql`case ${refType} ${sql.join(
        read({ block, zone, ...modules }, refId, () => sql.ref('area_id')),
        sql` `,
      )} end`,
  }
}
