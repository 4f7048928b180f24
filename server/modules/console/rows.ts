import type { FastifyInstance } from 'fastify'
import * as acts from '@contract/endpoints/console/acts'
import { alarmExport, alarmList } from '@contract/endpoints/console/alarms'
import { approvalExport } from '@contract/endpoints/console/approvals'
import { categoryRows } from '@contract/endpoints/console/catalogue'
import * as lists from '@contract/endpoints/console/lists/rows'
import * as ledger from '@contract/endpoints/console/money/ledger-lists'
import * as refunds from '@contract/endpoints/console/money/refunds'
import { caseExport, caseList, handoverExport } from '@contract/endpoints/console/cases'
import { offerExport, offerList } from '@contract/endpoints/console/offers'
import { correctionExport } from '@contract/endpoints/console/money/refunds'
import { reportExport } from '@contract/endpoints/console/reports'
import { staffExport } from '@contract/endpoints/console/staff'
import { statExport } from '@contract/endpoints/console/stat'
import { withdrawBatch, withdrawExport } from '@contract/endpoints/console/money/withdrawals'
import { letterExport, letterList } from '@contract/endpoints/console/letters/letters'
import { templateExport, templateList } from '@contract/endpoints/console/letters/templates'
import { personNotices } from '@contract/endpoints/console/people'
import type { Deps } from '../../deps'
import { mountFile } from '../../http/staff/mount-file'
import { exportBatch, exportSeries } from './files'
import type { RowsCall } from './mount-rows'
import { file, list } from './mount-rows'
import { alarmsSource } from './sources/alarms-store'
import * as books from './sources/books-store'
import * as cases from './sources/cases-store'
import * as city from './sources/city-store'
import * as letters from './sources/letters-store'
import * as orders from './sources/orders-store'
import * as queues from './sources/queues-store'
import * as people from './sources/people-store'
import * as staffs from './sources/staff-store'
import type { Things } from './things'

/** Every list, and every file of the same rows, with the rows that it shows; those of the city's modules are named by `city-modules.ts`. */
const rowsOf = (things: Things): readonly RowsCall[] => [
  list(lists.orderList, orders.ordersSource),
  file(lists.orderExport, orders.ordersSource),
  file(withdrawExport, orders.withdrawalsSource),
  list(caseList, cases.casesSource),
  file(caseExport, cases.casesSource),
  list(offerList, cases.offersSource),
  file(offerExport, cases.offersSource),
  list(lists.userList, people.usersSource),
  file(lists.userExport, people.usersFile),
  list(personNotices, people.personNoticesSource(things)),
  list(lists.blockList, people.blocksSource),
  file(lists.blockExport, people.blocksSource),
  list(refunds.refundList, books.refundsSource),
  file(refunds.refundExport, books.refundsSource),
  list(ledger.accountList, books.accountsSource),
  file(ledger.accountExport, books.accountsSource),
  list(ledger.entryList, books.entriesSource),
  file(ledger.entryExport, books.entriesSource),
  list(ledger.bookList, books.booksSource),
  file(ledger.bookExport, books.booksSource),
  list(acts.actList, books.actsSource(things)),
  file(acts.actExport, books.actsSource(things)),
  list(alarmList, alarmsSource(things)),
  file(alarmExport, alarmsSource(things)),
  list(letterList, letters.lettersSource),
  file(letterExport, letters.lettersSource),
  list(templateList, letters.templatesSource),
  file(templateExport, letters.templatesSource),
  list(lists.areaList, city.areasSource),
  file(lists.areaExport, city.areasSource),
  list(lists.zoneList, city.zonesSource),
  file(lists.zoneExport, city.zonesSource),
  list(lists.itemRows, city.itemsSource),
  file(lists.itemExport, city.itemsSource),
  list(categoryRows, city.categoriesSource),
  file(reportExport, queues.reportsSource),
  file(handoverExport, queues.handoversSource),
  file(correctionExport, queues.correctionsSource),
  file(approvalExport, staffs.approvalsSource),
  file(staffExport, staffs.staffSource),
]

/** Lists, and files of the same rows. */
export function mountRows(app: FastifyInstance, deps: Deps, things: Things): void {
  for (const mountCall of rowsOf(things)) mountCall(app, deps)
  mountFile(app, statExport, deps, (acting, input, staff) => exportSeries(acting, staff, input))
  mountFile(app, withdrawBatch, deps, (acting, input, staff) => exportBatch(acting, staff, input))
}
