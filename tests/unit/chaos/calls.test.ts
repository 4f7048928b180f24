import { endpoints } from '@contract/endpoints/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import { chaosCalls as sent } from '../../support/texts/chaos-calls'

/** Commands of residents that the chaos leaves out, by the reason. */
const left: Readonly<Record<string, readonly string[]>> = {
  'moves an order by the table that delivering, refusing and confirming go through': [
    '/bctOrder/askCancel',
    '/bctOrder/withdrawCancel',
    '/bctOrder/agreeCancel',
    '/bctOrder/denyCancel',
    '/bctOrder/remind',
    '/bctOrder/extend',
    '/bctOrder/cancel',
    '/bctOrder/dispute',
    '/bctOrder/evidence',
    '/bctOrder/undispute',
    '/bctOrder/accept',
    '/bctOrder/appeal',
    '/bctDispute/decide',
  ],
  'comes before the voting, which is sent; tests/server/mayor/races has it at once with everything else': [
    '/bctMayor/join',
  ],
  'offers goods; taking them is sent, and lost answers are tested in tests/server/market': [
    '/bctBuy/add',
    '/bctBuy/cancel',
    '/bctBuy/close',
    '/bctBuy/renew',
    '/bctBuy/take',
    '/bctSale/edit',
    '/bctSale/pause',
    '/bctSale/resume',
    '/bctSale/top',
    '/bctSale/renew',
  ],
  'writes words and moves nothing': [
    '/log/add',
    '/log/edit',
    '/bctNotice/add',
    '/bctNotice/edit',
    '/bctMsg/add',
    '/bctOrder/rate',
    '/bctReport/add',
    '/bctReview/answer',
  ],
  'is about the account or the block itself': [
    '/user/setPayPassword',
    '/user/bindMobile',
    '/user/edit',
    '/user/prove',
    '/user/bindWechat',
    '/block/editPassword',
    '/bctUser/add',
    '/bctUser/edit',
    '/bctPay/login',
    '/bctAccount/close',
    '/bctAccount/takeBack',
    '/area/agree',
  ],
}
const leftOut = Object.values(left).flat()

/** What residents write: a command has a number of its own. Forms with a body of one id are among them only when they have one. */
const commands = endpoints
  .filter(({ access, input }) => (access === 'user' || access === 'resident') && 'clientNo' in entriesOf(input))
  .map(({ path: call }): string => call)

function entriesOf(input: object): object {
  return 'entries' in input && typeof input.entries === 'object' && input.entries ? input.entries : {}
}

it('every command of residents is sent while processes are killed, or says why not', () => {
  expect(commands.length).toBeGreaterThan(60)
  expect(commands.filter((call) => !sent.has(call) && !leftOut.includes(call))).toEqual([])
})

it('none is left out that is sent, or that does not exist', () => {
  const paths = [...endpoints, ...consoleEndpoints].map(({ path: call }): string => call)
  expect(leftOut.filter((call) => sent.has(call) || !paths.includes(call))).toEqual([])
  expect([...sent].filter((call) => !paths.includes(call))).toEqual([])
})
