import { openCity } from '../support/access'
import { envelopeCode } from '@contract/envelope'
import { readPaintedBuild } from '../../server/first-paint/build'
import { item, sale } from '../support/app/market'
import { distOf, editions } from './bundle'
import { terms } from '../support/terms'

const at = Date.UTC(2026, 10, 21, 4)
const city = { areaId: 3253, isOpen: true, opensAt: at, closesAt: at }
const answers: Readonly<Record<string, unknown>> = {
  '/index/config': {
    ...city,
    openings: [],
    siteName: '门牌社区',
    areaName: '测试城',
    loginKey: '',
    imageBase: '',
    movableClock: false,
    terms,
    ...openCity,
  },
  '/area/info': { ...city, name: '测试城', residents: 1_204, notice: null },
  '/category/list': [{ categoryId: 1, name: '粮食' }],
  '/index/modules': { modules: [] },
  '/bctSale/list': {
    data: [sale({ saleId: 60 }), sale({ saleId: 61 })],
    items: [item()],
    pinned: [sale({ saleId: 61 })],
    current_page: 1,
    last_page: 1,
    per_page: 15,
    total: 2,
  },
}
const ask = (_kind: unknown, path: string) =>
  Promise.resolve({ code: envelopeCode.success, msg: '', data: answers[path], time: at })

it('puts over every row that the server draws the link to its own listing, over what is pinned, too', async () => {
  const { studio } = readPaintedBuild(distOf('h5'))
  const drawing = await studio.artist()?.draw({ page: '/pages/index/index', params: {}, at, ask })
  studio.close()
  const markup = drawing?.markup ?? ''
  const links = [...markup.matchAll(/href="[^"]*saleId=(\d+)"/g)].map(([, saleId]) => Number(saleId))
  expect(links).toEqual([61, 60, 61])
  expect(markup).toContain('置顶')
})

it.each(editions)('the %s edition draws each of its pages for who asks for them', async (edition) => {
  const { studio, addressOf } = readPaintedBuild(distOf('h5', edition))
  const artist = studio.artist()
  if (!artist) throw new Error('nobody draws')
  const pages = await artist.pages
  expect(pages.length).toBeGreaterThan(10)
  // A page that the build lacks would be taken for the home, whose address is the root.
  expect(pages.filter(({ page }) => addressOf(page) === '/')).toHaveLength(1)
  // With answers that say nothing, none fails.
  const drawn = pages.map(({ page }) => artist.draw({ page, params: {}, at, ask: refusing }))
  for (const drawing of await Promise.all(drawn)) expect(drawing?.markup).toContain('<div class=')
  studio.close()
})

const refusing = (kind: unknown, path: string): Promise<unknown> =>
  path === '/index/config'
    ? ask(kind, path)
    : Promise.resolve({ code: 500, msg: '未找到', data: { reason: 'NOT_FOUND' }, time: at })
