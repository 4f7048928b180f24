/** @jest-environment node */
import { wechatSettings } from '../../../server/wechat/account'
import { signPage } from '../../../server/wechat/js-sdk'
import type { TestGateway } from '../../support/server/gateway'
import { testGateway } from '../../support/server/gateway'
import { signedClient } from '../../support/server/signed-client'
import type { TestServer } from '../../support/server/server'
import { testServer } from '../../support/server/server'

let gateway: TestGateway
let server: TestServer

beforeAll(async () => {
  gateway = await testGateway({ now: () => server.now() })
  server = await testServer({ gatewayUrl: gateway.url })
})
afterAll(async () => {
  await server.close()
  await gateway.close()
})

const url = 'http://127.0.0.1:4000/pages/index/salePay?saleId=7'
const guestOf = (at: TestServer) => signedClient(at.app, { now: at.now })
const guest = () => guestOf(server)

it('the example of the vendor’s own description is signed as it says', () => {
  const ticket = 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg'
  const page = { timestamp: 1414587457, nonceStr: 'Wm3WZYTPz0wzccnW', url: 'http://mp.weixin.qq.com?params=value' }
  expect(signPage(ticket, page)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

it('a guest’s page is signed with a ticket that the messenger takes', async () => {
  const { data } = await guest().form('/index/jssdk', { url })
  const check = (of: object) => gateway.say('/sandbox/check-page', { ...data, url, ...of })
  expect(data.script).toBe(`${gateway.url}/open/js/jweixin-1.6.0.js`)
  expect(await check({})).toEqual({ isRight: true })
  expect(await check({ url: `${url}&x=1` })).toEqual({ isRight: false })
  expect(await check({ nonceStr: 'other' })).toEqual({ isRight: false })
  expect((await fetch(data.script)).headers.get('content-type')).toContain('text/javascript')
})

it('an address with a hash or without a scheme is refused', async () => {
  for (const wrong of [`${url}#x`, 'javascript:void 0', ''])
    expect(await guest().form('/index/jssdk', { url: wrong })).toMatchObject({ code: 500, reason: 'FORM' })
})

it('says so while the messenger does not answer, and where there is no account with it', async () => {
  const silent = await testServer({ gatewayUrl: 'http://127.0.0.1:9' })
  expect(await guestOf(silent).form('/index/jssdk', { url })).toMatchObject({ code: 500, reason: 'BUSY' })
  await silent.close()
  expect(wechatSettings({ ...server.deps.config, mode: 'production' })).toBeUndefined()
  const without = await testServer({ mode: 'production' })
  expect(await guestOf(without).form('/index/jssdk', { url })).toMatchObject({ code: 500, reason: 'NOT_FOUND' })
  await without.close()
})
