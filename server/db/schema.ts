import type { Kysely, Transaction } from 'kysely'
import type { JobTables } from '../jobs/tables'
import type { LedgerTables } from '../ledger/tables'
import type { AddressTables } from '../modules/addresses/tables'
import type { ApprovalTables } from '../modules/approvals/tables'
import type { AreaTables } from '../modules/area/tables'
import type { AuditTables } from '../modules/audit/tables'
import type { BlockMarketTables } from '../modules/block-market/tables'
import type { CommunityTables } from '../modules/community/tables'
import type { DeskTables } from '../modules/desks/tables'
import type { ExpandTables } from '../modules/expand/tables'
import type { FavouriteTables } from '../modules/favourites/tables'
import type { FundTables } from '../modules/fund/tables'
import type { LimitTables } from '../modules/limits/tables'
import type { LogTables } from '../modules/logs/tables'
import type { MarketTables } from '../modules/market/tables'
import type { CorrectionTables } from '../modules/money-desk/tables'
import type { MayorTables } from '../modules/mayor/tables'
import type { MutualTables } from '../modules/mutual/tables'
import type { NoticeTables } from '../modules/notices/tables'
import type { OrderTables } from '../modules/orders/tables'
import type { PointsTables } from '../modules/points/tables'
import type { PayTables } from '../modules/pay/tables'
import type { PayPasswordTables } from '../modules/pay-password/tables'
import type { RechargeTables } from '../modules/recharge/tables'
import type { ReportTables } from '../modules/reports/tables'
import type { SessionTables } from '../modules/session/tables'
import type { ShopTables } from '../modules/shop/tables'
import type { StaffTables } from '../modules/staff/tables'
import type { StatTables } from '../modules/stat/tables'
import type { SubscriptionTables } from '../modules/subscriptions/tables'
import type { VoteTables } from '../modules/vote/tables'
import type { WithdrawalTables } from '../modules/withdrawals/tables'
import type { CommandTables } from './once/command-tables'

/** Every table, by hand. A test compares it with the migrated database. */
export type Database = LedgerTables &
  JobTables &
  CommandTables &
  AreaTables &
  SessionTables &
  LimitTables &
  MarketTables &
  PayPasswordTables &
  RechargeTables &
  WithdrawalTables &
  CorrectionTables &
  OrderTables &
  NoticeTables &
  SubscriptionTables &
  PayTables &
  AuditTables &
  StaffTables &
  StatTables &
  DeskTables &
  ApprovalTables &
  PointsTables &
  ExpandTables &
  FundTables &
  VoteTables &
  ShopTables &
  MutualTables &
  ReportTables &
  FavouriteTables &
  AddressTables &
  MayorTables &
  BlockMarketTables &
  CommunityTables &
  LogTables

/** What a query runs on: the pool, or a transaction. */
export type Db = Kysely<Database>

/** A running transaction. */
export type Tx = Transaction<Database>
