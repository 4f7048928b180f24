/** What was done in an hour in an area with an item. Money in fen. Source: community §9 (statistics). */
export interface StatHourTable {
  /** Its start. */
  hour: number
  area_id: number
  item_id: number
  /** Orders that were done, what they came to, their fees, and the fund's share of these. */
  orders: number
  turnover: number
  fee: number
  fund: number
  /** Orders that were paid. */
  payments: number
}

/** The counted hours of a day, added up. */
export interface StatDayTable extends Omit<StatHourTable, 'hour'> {
  /** Its start in the area's time. */
  day: number
}

/** Who traded in a week of an area. */
export interface StatWeekTable {
  /** Its start. */
  week: number
  area_id: number
  traders: number
  /** Of them, those who had traded in the week before. */
  returned: number
}

declare module '../../db/schema' {
  interface Database {
    stat_hour: StatHourTable
    stat_day: StatDayTable
    stat_week: StatWeekTable
  }
}
