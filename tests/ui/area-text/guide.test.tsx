import { loginRequestAtom } from '@/lib/session/login/request'
import GuidePage from '@/pages/rich/guide'
import { under } from '@/platform/navigation/under'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'

afterEach(leave)

const guest = () => visit(GuidePage, { network: {}, who: null })

describe('the pictures for who comes for the first time', () => {
  it('are three, each with a name for who does not see it, and with its words', async () => {
    await guest()
    expect(namesOf('img').filter((name) => name.startsWith('图：'))).toEqual([
      '图：货款从你到平台',
      '图：商品从卖家到你，货款仍在平台',
      '图：货款从平台到卖家',
    ])
    expect(namesOf('heading')).toEqual(['担保交易', '付款，平台保管', '卖家交付', '确认收货，平台放款'])
  })

  it('name the terms of the contract, and what else can be done', async () => {
    await guest()
    expect(text()).toContain('付款后 24 小时内不交付')
    expect(text()).toContain('交付后 72 小时内不确认')
    expect(text()).toContain('放款前可以发起纠纷')
  })

  it('ask the network for nothing, so that they are there without one', async () => {
    const { sent } = await guest()
    expect(sent.map(({ path }) => path)).toEqual([])
  })

  it('lead back to what is on sale, and to the answers', async () => {
    const { opened } = await guest()
    await press(byRole('link', '帮助'))
    await press(byRole('button', '去逛逛'))
    expect(opened).toEqual(['/pages/rich/index?key=help&at=guarantee', '/pages/index/index'])
  })

  it('go back where the home is directly below', async () => {
    const { opened } = await guest()
    jest.spyOn(under, 'address').mockReturnValue('/pages/index/index')
    const back = jest.spyOn(under, 'back').mockImplementation(() => undefined)
    await press(byRole('button', '去逛逛'))
    expect([opened, back.mock.calls.length]).toEqual([[], 1])
  })

  it('let a guest sign in, and nobody who has', async () => {
    const { store } = await guest()
    await press(byRole('button', '登录'))
    await settle()
    expect(store.get(loginRequestAtom).tag).toBe('open')
    leave()
    await visit(GuidePage, { network: {} })
    expect(namesOf('button')).not.toContain('登录')
  })
})
