/**
 * What somebody who signed in with the management password may do besides what guests may: look, answer messages, edit, pause and
 * resume listings, deliver. Never pay, withdraw, transfer, vote or change passwords. Source: domain model §1.6.
 */
export const managerPaths: ReadonlySet<string> = new Set([
  '/user/check',
  '/user/getInfo',
  '/user/info',
  '/bctUser/remove',
  '/index/count',
  '/index/countParts',
  '/bctSale/edit',
  '/bctSale/pause',
  '/bctSale/resume',
  '/bctOrder/list',
  '/bctOrder/info',
  '/bctOrder/address',
  '/bctOrder/parcel',
  '/bctOrder/getNum',
  '/bctOrder/deliver',
  '/bctMsg/list',
  '/bctMsg/add',
  '/bctNotice/list',
  '/bctNotice/getNum',
  '/bctNotice/info',
  '/upload/token',
])
