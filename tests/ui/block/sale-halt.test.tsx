import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { loadSiteAtom } from '@/lib/session/site'
import BlockPage from '@/pages/block/info'
import { noonMs } from '../../support/app/trade-store'
import { site } from '../market/home-city'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, visit } from '../support/trade-page'

afterEach(leave)

const block = {
  blockId: 77,
  ver: 2,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 2046,
  name: '',
  intro: '',
  thumbs: '',
  state: 'unsold' as const,
  owner: null,
  mine: false,
  capacity: 3,
  open: 0,
  running: 0,
  transfer: { price: fen(9_900), until: noonMs + 864_000_000 },
  acts: [],
}
const sale = {
  blockId: 77,
  enabled: true,
  zone: null,
  roundNo: 4,
  nextAt: null,
  busyUntil: null,
  payNo: null,
  reminded: false,
  handovers: 0,
  prices: [],
}

it('a block says before the tap that trade is halted in its city, and is sold again when it goes on', async () => {
  let halt: typeof site.halt = { because: '系统维护到 18:00', since: noonMs }
  const { store, on } = await visit(BlockPage, {
    network: {
      '/block/blockInfo': () => ok(block),
      '/block/sale': () => ok(sale),
      '/blockInfo/taInfo': () => ok({ ...block, standing: null }),
      '/bctFav/info': () => ok({ on: false, count: 0 }),
      '/index/config': () => ok({ ...site, ...(halt && { halt }) }),
    },
    params: { id: '77' },
  })
  await press(byRole('button', '交易已暂停，资金不受影响'))
  expect(on('/block/carPay')).toEqual([])
  halt = undefined
  await store.set(loadSiteAtom)
  await settle()
  expect(namesOf('button')).toContain('买 ¥99.00')
})
