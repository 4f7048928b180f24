import { sessionEventAtom } from '@/lib/session/atoms'
import HomePage from '@/pages/index/index'
import { lost } from '../../support/app/trade-api'
import { resident } from '../../support/app/trade-store'
import { leave, settle, text, visit } from '../support/trade-page'
import { city } from './home-city'

afterEach(leave)

describe('the board under what waits', () => {
  for (const late of ['/index/todo', '/bctOrder/getNum'] as const)
    it(`draws the board when ${late} has answered, which would push it down`, async () => {
      let answer = () => undefined as void
      const held = new Promise<void>((resolve) => (answer = resolve))
      const own = city[late] as (input: unknown) => unknown
      await visit(HomePage, { network: { ...city, [late]: (input: unknown) => held.then(() => own(input)) } })
      expect(text()).not.toContain('北郊农场 当季新米')
      answer()
      await settle()
      expect(text()).toContain('北郊农场 当季新米')
    })

  it('draws the board without what waits in the city when that cannot be known', async () => {
    await visit(HomePage, { network: { ...city, '/index/todo': lost, '/bctOrder/getNum': lost } })
    expect(text()).toContain('北郊农场 当季新米')
  })

  it('keeps the board for who signs in on another page, while it asks what waits for him', async () => {
    const { store } = await visit(HomePage, {
      network: { ...city, '/index/todo': () => new Promise(() => undefined) },
      who: null,
    })
    expect(text()).toContain('北郊农场 当季新米')
    store.set(sessionEventAtom, { kind: 'loggedIn', user: resident(128) })
    await settle()
    expect(text()).toContain('北郊农场 当季新米')
  })
})
