import Taro from '@tarojs/taro'
import type { UploadToken } from '@contract/endpoints/uploads'
import { err, ok } from '@contract/result'
import { draftsAtom } from '@/lib/forms/drafts'
import { keepPictureAtom } from '@/lib/uploads/send-picture'
import SaleAddPage from '@/pages/publish/saleAdd'
import BuyAddPage from '@/pages/publish/buyAdd'
import { images } from '@/platform/images/images'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { lost, refused } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { leave, pause, press, settle, text, visit } from '../support/trade-page'
import { textBoxes, write } from '../support/write'

afterEach(leave)

const token: UploadToken = {
  token: 't',
  visitPrefix: 'https://img',
  folderPath: 'img',
  region: 'ECN',
  uploadHost: 'https://up',
  maxBytes: 1_000,
  expireAt: noonMs + 9_000_000,
}
const block = {
  blockId: 9,
  ver: 1,
  areaId: 3253,
  areaName: '测试城',
  blockNo: 128,
  name: '',
  intro: '',
  thumbs: '',
  state: 'held' as const,
  owner: null,
  mine: true,
  capacity: 3,
  open: 1,
  running: 0,
  transfer: null,
  acts: [],
}
const city: Network = {
  '/bctItem/list': () => ok([item(), item({ itemId: 8, name: '小米' })]),
  '/block/blockInfo': () => ok(block),
  '/upload/token': () => ok(token),
}

async function fillIn(label: string, value: string) {
  write(
    textBoxes().find((one) => one.getAttribute('aria-label')?.startsWith(label)),
    value,
  )
  await settle()
}

/** The page of the three steps, where the person's album gives one picture; drafts are kept in a map. */
function open(network: Network = {}, drafts = new Map<string, unknown>()) {
  const image = { localUrl: 'blob:1', name: 'a.jpg', sizeBytes: 10, content: new Blob(['x']) }
  jest.spyOn(images, 'pick').mockResolvedValue(ok([image]))
  jest.spyOn(images, 'release').mockReturnValue(undefined)
  return visit(SaleAddPage, {
    network: { ...city, ...network },
    params: { own: '1' },
    prepare: (store) => {
      store.set(keepPictureAtom, {
        cleaned: (image) => Promise.resolve(image),
        keep: () => Promise.resolve({ kind: 'kept', key: 'img/a.jpg' }),
      })
      store.set(draftsAtom, {
        read: (key) => drafts.get(key),
        write: (key, value) => void drafts.set(key, value),
        remove: (key) => void drafts.delete(key),
      })
    },
  })
}

const next = () => press(byRole('button', '下一步'))

/** Through the first two steps. */
async function toNumbers(name = '旧木工台') {
  await press(byRole('button', '添加照片'))
  await next()
  await fillIn('名称', name)
  await next()
}

async function toEnd() {
  await toNumbers()
  await press(byRole('button', '单位，件'))
  await press(byRole('radio', '张'))
  for (const [label, value] of [
    ['单价', '30'],
    ['数量', '2'],
    ['地点', '北门'],
  ] as const)
    await fillIn(label, value)
}

describe('the items to choose from', () => {
  it('have a way on for what is none of them, also when nothing was found', async () => {
    const { opened } = await visit(SaleAddPage, { network: city })
    await press(byRole('button', '商品，必填，请选择'))
    await press(byRole('button', '其他（自定义）'))
    expect(opened).toEqual(['/pages/index/saleAdd?own=1'])
    await press(byRole('button', '商品，必填，请选择'))
    await fillIn('搜索商品', '旧木工台')
    expect(text()).toContain('未找到这种商品，可以自定义名称出售')
    await press(byRole('button', '其他（自定义）'))
    expect(opened).toHaveLength(2)
  })

  it('of a bid have none, for nobody bids for such goods', async () => {
    await visit(BuyAddPage, { network: city })
    await press(byRole('button', '商品，必填，请选择'))
    expect(namesOf('button')).not.toContain('其他（自定义）')
  })
})

describe('selling a thing in own words', () => {
  it('asks for the photo first, then for words, then for numbers, and sends them once', async () => {
    const { on, opened } = await open({ '/bctSale/add': () => ok(sale()) })
    expect(text()).toContain('第 1 步，共 3 步：照片')
    expect(namesOf('button')).toContain('请先添加照片')
    await press(byRole('button', '添加照片'))
    await next()
    expect(text()).toContain('第 2 步，共 3 步：名称和说明')
    expect(namesOf('button')).toContain('名称须为 2–20 个字')
    await press(byRole('button', '上一步'))
    await next()
    await fillIn('名称', '旧木工台')
    await next()
    await press(byRole('button', '单位，件'))
    await press(byRole('radio', '张'))
    await fillIn('单价', '30')
    await fillIn('数量', '2')
    await fillIn('地点', '北门')
    for (const words of ['元 / 张', '已扣手续费 0.60', '剩余 1 个格位（共 3 个）']) expect(text()).toContain(words)
    const button = byRole('button', '发布')
    button.click()
    await press(button)
    expect(on('/bctSale/add')).toHaveLength(1)
    expect(on('/bctSale/add')[0]?.input).toMatchObject({
      own: { unit: '张' },
      title: '旧木工台',
      thumbs: 'img/a.jpg',
      price: 3_000,
      qty: 20_000,
      minQty: 10_000,
      delivery: 'meet',
      place: '北门',
      days: 30,
    })
    expect(on('/bctSale/add')[0]?.input).not.toHaveProperty('itemId')
    expect(opened).toEqual(['/pages/user/sale?tab=listings'])
  })

  it('keeps what was typed on the way back, and for who comes again at the step where they were', async () => {
    const drafts = new Map<string, unknown>()
    await open({}, drafts)
    await toNumbers()
    await fillIn('单价', '30')
    await press(byRole('button', '上一步'))
    expect(textBoxes().map(({ value }) => value)).toContain('旧木工台')
    await next()
    expect(textBoxes().map(({ value }) => value)).toContain('30')
    leave()
    await open({}, drafts)
    expect(text()).toContain('已恢复上次未发布的内容')
    expect(text()).toContain('第 3 步，共 3 步')
    await press(byRole('button', '重新填写'))
    expect(text()).toContain('第 1 步，共 3 步')
  })

  it('goes one step back by the phone’s way back, and leaves the page from the first step alone', async () => {
    window.history.pushState({ key: 'page' }, '')
    Taro.eventCenter.trigger('__taroRouterChange')
    await open()
    await toNumbers()
    await fillIn('单价', '30')
    for (const step of ['第 2 步', '第 1 步']) {
      expect(JSON.stringify(window.history.state)).toContain('isLayer')
      window.history.back()
      await pause(100)
      expect(text()).toContain(step)
      expect(document.body.style.overflowY).toBe('')
    }
    await pause(100)
    expect(window.history.state).toEqual({ key: 'page' })
    await next()
    await next()
    expect(textBoxes().map(({ value }) => value)).toContain('30')
  })

  it('begins with one piece, and at the place of the last one that was published', async () => {
    const drafts = new Map<string, unknown>()
    await open({ '/bctSale/add': () => ok(sale()) }, drafts)
    await toNumbers()
    for (const [label, value] of Object.entries({ 单价: '30', 地点: '北门' })) await fillIn(label, value)
    await press(byRole('button', '发布'))
    leave()
    await open({}, drafts)
    expect(text()).not.toContain('已恢复')
    await toNumbers()
    expect(textBoxes().map(({ value }) => value)).toEqual(expect.arrayContaining(['1', '北门']))
  })

  it.each([
    ['数量', '1.5', '数量须为 1 件的整数倍'],
    ['单价', '', '单价必填'],
    ['地点', '', '请填写见面地点'],
  ])('says what is wrong with %s %p and sends nothing', async (label, value, words) => {
    const { on } = await open()
    await toNumbers()
    for (const field of ['单价', '数量', '地点']) await fillIn(field, field === '地点' ? '北门' : '2')
    await fillIn(label, value)
    await press(byRole('button', '发布'))
    expect(text()).toContain(words)
    expect(on('/bctSale/add')).toEqual([])
  })

  it('goes back to the step that a refusal is about', async () => {
    const off = refused('FORM', { fields: { title: '本城暂不能发布其他商品' } })
    await open({ '/bctSale/add': () => off })
    await toEnd()
    await press(byRole('button', '发布'))
    expect(text()).toContain('第 2 步，共 3 步')
    expect(text()).toContain('本城暂不能发布其他商品')
  })

  it('asks after a lost answer under the same number', async () => {
    let tries = 0
    const { on, opened } = await open({ '/bctSale/add': () => (++tries === 1 ? lost() : ok(sale())) })
    await toEnd()
    await press(byRole('button', '发布'))
    expect(opened).toEqual([])
    await press(byRole('button', '发布'))
    const [first, second] = on('/bctSale/add')
    expect(second?.input).toEqual(first?.input)
    expect(opened).toEqual(['/pages/user/sale?tab=listings'])
  })

  it('says that no place is free, leads back to the items, and asks a guest to log in', async () => {
    const { opened } = await open({ '/block/blockInfo': () => ok({ ...block, open: 3 }) })
    await press(byRole('button', '从已有商品中选择'))
    expect(opened).toEqual(['/pages/index/saleAdd'])
    await toNumbers()
    expect(text()).toContain('3 个格位已用完')
    leave()
    await visit(SaleAddPage, { network: city, params: { own: '1' }, who: null })
    expect(text()).toContain('登录后才能发布')
  })

  it('can be sent where the places are not known', async () => {
    const { on } = await open({ '/block/blockInfo': () => err({ kind: 'timeout' }), '/bctSale/add': () => ok(sale()) })
    await toEnd()
    await press(byRole('button', '发布'))
    expect(on('/bctSale/add')).toHaveLength(1)
  })
})
