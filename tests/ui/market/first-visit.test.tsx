import { sessionEventAtom } from '@/lib/session/atoms'
import HomePage from '@/pages/index/index'
import type { Network } from '../../support/app/trade-api'
import { lost } from '../../support/app/trade-api'
import { resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, text, visit } from '../support/trade-page'
import { city } from './home-city'

const line = '凭门牌买卖，货款由平台保管到确认收货'
const away = '不再显示'
const guest = () => visit(HomePage, { network: city, who: null })

afterEach(() => {
  leave()
  window.localStorage.clear()
})

describe('the line for guests on the buy home', () => {
  it('says what the city is and who holds the money, and leads to the pictures of that', async () => {
    const { opened } = await guest()
    await press(byRole('button', line))
    expect(opened).toEqual(['/pages/rich/guide'])
  })

  it('comes when it is known what stands above it, and without that when it cannot be known', async () => {
    let answer = () => undefined as void
    const held = new Promise<void>((resolve) => (answer = resolve))
    const info = city['/area/info'] as (input: unknown) => unknown
    const network = { ...city, '/area/info': (input: unknown) => held.then(() => info(input)) } as Network
    await visit(HomePage, { network, who: null })
    expect(text()).not.toContain(line)
    answer()
    await settle()
    expect(text()).toMatch(new RegExp(`北门延长到 20:00.*${line}`))
    leave()
    await visit(HomePage, { network: { ...city, '/area/info': lost }, who: null })
    expect(text()).toContain(line)
  })

  it('is put away for good on this device', async () => {
    await guest()
    await press(byRole('button', away))
    expect(text()).not.toContain(line)
    leave()
    await guest()
    expect(text()).toContain('北郊农场 当季新米')
    expect(text()).not.toContain(line)
  })

  it('goes when somebody signs in, who does not see it either', async () => {
    const { store } = await guest()
    store.set(sessionEventAtom, { kind: 'loggedIn', user: resident(128) })
    await settle()
    expect(text()).not.toContain(line)
    leave()
    await visit(HomePage, { network: city })
    expect(namesOf('button')).not.toContain(away)
  })

  it('is put away for as long as the app runs where the device keeps nothing', async () => {
    const refuse = () => {
      throw new Error('full')
    }
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    await guest()
    await press(byRole('button', away))
    expect(text()).not.toContain(line)
  })
})
