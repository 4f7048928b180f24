import { ok } from '@contract/result'
import { boardRefreshMs } from '@/features/market/rules/board'
import HomePage from '@/pages/index/index'
import { tabBar } from '@/platform/tab-bar/tab-bar'
import type { Network } from '../../support/app/trade-api'
import { lost } from '../../support/app/trade-api'
import { holdTicks } from '../support/ticks'
import { leave, visit } from '../support/trade-page'

let tick: ReturnType<typeof holdTicks>

beforeEach(() => {
  tick = holdTicks()
})
afterEach(leave)

/** Watches what is drawn on the third tab. */
function watchBadge() {
  const drawn: (string | null)[] = []
  jest.spyOn(tabBar, 'setLabel').mockResolvedValue(true)
  jest.spyOn(tabBar, 'setBadge').mockImplementation((index, text) => {
    expect(index).toBe(2)
    drawn.push(text)
    return Promise.resolve(true)
  })
  return () => drawn.at(-1)
}

describe('the badge of the third tab', () => {
  it('follows the count call of the city that is looked at: the number, 99+ above 99, none at zero', async () => {
    const badge = watchBadge()
    let count = 3
    const network: Network = { '/index/count': () => ok(count) }
    const { on } = await visit(HomePage, { network })
    await tick(boardRefreshMs)
    expect(badge()).toBe('3')
    expect(on('/index/count').at(-1)?.input).toEqual({ areaId: 3253, type: 0 })
    count = 120
    await tick(boardRefreshMs)
    expect(badge()).toBe('99+')
    count = 0
    await tick(boardRefreshMs)
    expect(badge()).toBeNull()
  })

  it('keeps its number when a count gets no answer', async () => {
    const badge = watchBadge()
    let isLost = false
    await visit(HomePage, { network: { '/index/count': () => (isLost ? lost() : ok(5)) } })
    await tick(boardRefreshMs)
    isLost = true
    await tick(boardRefreshMs)
    expect(badge()).toBe('5')
  })

  it('is not there for a guest, for whom nothing is counted', async () => {
    const badge = watchBadge()
    const { on } = await visit(HomePage, { network: { '/index/count': () => ok(5) }, who: null })
    await tick(boardRefreshMs)
    expect(badge()).toBeNull()
    expect(on('/index/count')).toHaveLength(0)
  })
})
