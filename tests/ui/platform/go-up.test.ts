import { goUp, shows } from '@/lib/routes/go-up'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'

describe('a page shows what is asked for', () => {
  it.each([
    ['/pages/user/money?kind=frozen&stamp=AB', '/pages/user/money'],
    ['/city/pages/user/money', '/pages/user/money'],
    ['/pages/user/sale?tab=running', '/pages/user/sale?tab=listings'],
    ['/pages/order/info?id=501&act=pay', '/pages/order/info?id=501'],
  ])('%s shows %s', (opened, wanted) => expect(shows(opened, wanted)).toBe(true))

  it.each([
    ['/pages/order/info?id=5012', '/pages/order/info?id=501'],
    ['/pages/order/info', '/pages/order/info?id=501'],
    ['/pages/user/recharge', '/pages/user/money'],
  ])('%s does not show %s', (opened, wanted) => expect(shows(opened, wanted)).toBe(false))
})

describe('what was done on a page ends', () => {
  const taken: string[] = []
  beforeEach(() => {
    taken.length = 0
    jest.spyOn(navigation, 'replace').mockImplementation((address) => void taken.push(address))
    jest.spyOn(under, 'back').mockImplementation(() => void taken.push('back'))
  })
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['/pages/user/money?kind=income', 'back'],
    ['/pages/user/user', '/pages/user/money'],
    [undefined, '/pages/user/money'],
  ])('on its page when %s lies under it: %s', (below, way) => {
    jest.spyOn(under, 'address').mockReturnValue(below)
    goUp('money')
    expect(taken).toEqual([way])
  })
})
