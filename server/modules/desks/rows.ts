import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import * as acts from '@contract/endpoints/console/acts'
import { approvalExport } from '@contract/endpoints/console/approvals'
import { categoryRows } from '@contract/endpoints/console/catalogue'
import * as lists from '@contract/endpoints/console/lists'
import * as refunds from '@contract/endpoints/console/refunds'
import { roundExport } from '@contract/endpoints/console/areas'
import { caseExport, caseList, handoverExport } from '@contract/endpoints/console/cases'
import { fundExport, offerExport, offerList, shopExport } from '@contract/endpoints/console/community'
import { correctionExport } from '@contract/endpoints/console/refunds'
import { reportExport } from '@contract/endpoints/console/reports'
import { staffExport } from '@contract/endpoints/console/staff'
import { statExport } from '@contract/endpoints/console/stat'
import { withdrawBatch, withdrawExport } from '@contract/endpoints/console/withdrawals'
import { noticePlanExport, noticePlanList } from '@contract/endpoints/console/notices'
import type { Deps } from '../../deps'
import { mountFile } from '../../http/staff/mount-file'
import type { ConsoleEndpoint } from '../../http/staff/mount-staff'
import { mountStaff } from '../../http/staff/mount-staff'
import { exportRows } from './export'
import { exportBatch, exportSeries } from './files'
import { listRows } from './list'
import type { Now, Source } from './source-store'
import * as books from './sources/books-store'
import * as cases from './sources/cases-store'
import * as city from './sources/city-store'
import * as orders from './sources/orders-store'
import * as queues from './sources/queues-store'
import * as people from './sources/people-store'
import * as staffs from './sources/staff-store'

/** A list of the console: filters in, a page with its count and sum out. */
interface ListEndpoint extends ConsoleEndpoint {
  readonly input: v.GenericSchema<unknown, { readonly sort: string; readonly page: number; readonly size: number }>
  readonly output: { readonly entries: { readonly data: { readonly item: v.GenericSchema } } } & v.GenericSchema
}

/** Lists, and files of the same rows: each call with the rows that it shows. */
export function mountRows(app: FastifyInstance, deps: Deps): void {
  const list = <E extends ListEndpoint>(endpoint: E, source: Source<v.InferOutput<E['input']>>) =>
    mountStaff(
      app,
      endpoint as ListEndpoint,
      deps,
      (acting, input, staff) => listRows(acting, staff, source, endpoint.output.entries.data.item, input) as never,
    )
  const file = <E extends ConsoleEndpoint>(endpoint: E, source: Source<v.InferOutput<E['input']> & Now>) =>
    mountFile(app, endpoint, deps, (acting, input, staff) =>
      exportRows(acting, staff, source, endpoint.path, input as object),
    )
  list(lists.orderList, orders.ordersSource)
  file(lists.orderExport, orders.ordersSource)
  file(withdrawExport, orders.withdrawalsSource)
  list(caseList, cases.casesSource)
  file(caseExport, cases.casesSource)
  list(offerList, cases.offersSource)
  file(offerExport, cases.offersSource)
  mountFile(app, statExport, deps, (acting, input, staff) => exportSeries(acting, staff, input))
  mountFile(app, withdrawBatch, deps, (acting, input, staff) => exportBatch(acting, staff, input))
  list(lists.userList, people.usersSource)
  file(lists.userExport, people.usersFile)
  list(lists.blockList, people.blocksSource)
  file(lists.blockExport, people.blocksSource)
  list(refunds.refundList, books.refundsSource)
  file(refunds.refundExport, books.refundsSource)
  list(lists.accountList, books.accountsSource)
  file(lists.accountExport, books.accountsSource)
  list(lists.entryList, books.entriesSource)
  file(lists.entryExport, books.entriesSource)
  list(lists.bookList, books.booksSource)
  file(lists.bookExport, books.booksSource)
  list(acts.actList, books.actsSource)
  file(acts.actExport, books.actsSource)
  list(lists.electionList, city.electionsSource)
  file(lists.electionExport, city.electionsSource)
  list(lists.voteList, city.votesSource)
  file(lists.voteExport, city.votesSource)
  list(lists.mutualList, city.mutualSource)
  file(lists.mutualExport, city.mutualSource)
  list(noticePlanList, city.noticesSource)
  file(noticePlanExport, city.noticesSource)
  list(lists.areaList, city.areasSource)
  file(lists.areaExport, city.areasSource)
  list(lists.zoneList, city.zonesSource)
  file(lists.zoneExport, city.zonesSource)
  list(lists.itemRows, city.itemsSource)
  file(lists.itemExport, city.itemsSource)
  list(categoryRows, city.categoriesSource)
  file(reportExport, queues.reportsSource)
  file(handoverExport, queues.handoversSource)
  file(correctionExport, queues.correctionsSource)
  file(shopExport, queues.shopsSource)
  file(roundExport, queues.roundsSource)
  file(fundExport, queues.spendsSource)
  file(approvalExport, staffs.approvalsSource)
  file(staffExport, staffs.staffSource)
}
