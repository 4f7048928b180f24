/**
 * What somebody may do whose account waits to be closed: take it back, leave, and look at what is told. Our decision:
 * docs/decisions/0436-closing-an-account.md
 */
export const frozenPaths: ReadonlySet<string> = new Set([
  '/bctAccount/close',
  '/bctAccount/closing',
  '/bctAccount/takeBack',
  '/bctNotice/list',
  '/bctNotice/getNum',
  '/bctNotice/info',
  '/bctUser/remove',
  '/user/check',
  '/user/getInfo',
  '/user/logoutAll',
])
