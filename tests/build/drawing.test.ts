import type { FirstData } from '@contract/first-data'
import { fen } from '@contract/money'
import { readPaintedBuild } from '../../server/first-paint/build'
import { item, sale } from '../support/app/market'
import { distOf } from './bundle'

const at = Date.UTC(2026, 10, 21, 4)
const city = { areaId: 3253, isOpen: true, opensAt: at, closesAt: at }
const data: FirstData = {
  at,
  config: {
    ...city,
    siteName: '门牌社区',
    areaName: '测试城',
    loginKey: '',
    imageBase: '',
    movableClock: false,
    tradeFeeBasisPoints: 100,
    tradeFeeMax: fen(5_000),
    switches: { recharge: true, withdraw: true },
  },
  area: { ...city, name: '测试城', residents: 1_204, notice: null },
  categories: [{ categoryId: 1, name: '粮食' }],
  board: {
    data: [sale({ saleId: 60 }), sale({ saleId: 61 })],
    items: [item()],
    pinned: [sale({ saleId: 61 })],
    current_page: 1,
    last_page: 1,
    per_page: 15,
    total: 2,
  },
}

it('puts over every row that the server draws the link to its own listing, over what is pinned, too', () => {
  const { markup } = readPaintedBuild(distOf('h5')).drawHome(data)
  const links = [...markup.matchAll(/href="[^"]*saleId=(\d+)"/g)].map(([, saleId]) => Number(saleId))
  expect(links).toEqual([61, 60, 61])
  expect(markup).toContain('置顶')
})
