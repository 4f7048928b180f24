import type { OrderMessage } from '@contract/endpoints/orders/messages'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { UploadToken } from '@contract/endpoints/uploads'
import { ok } from '@contract/result'
import { draftsAtom } from '@/lib/forms/drafts'
import { refreshMs } from '@/lib/messages/use-messages'
import { keepPictureAtom } from '@/lib/uploads/send-picture'
import OrderPage from '@/pages/order/info'
import { images } from '@/platform/images/images'
import { detail } from '../../support/app/orders'
import type { Network } from '../../support/app/trade-api'
import { lost } from '../../support/app/trade-api'
import { noonMs } from '../../support/app/trade-store'
import { byRole } from '../support/press'
import { holdTicks } from '../support/ticks'
import type { Visit } from '../support/trade-page'
import { leave, press, text, type, visit } from '../support/trade-page'

let tick: ReturnType<typeof holdTicks>
beforeEach(() => {
  tick = holdTicks()
})
afterEach(leave)

const message = (msgId: number, facts: Partial<OrderMessage> = {}): OrderMessage => ({
  msgId,
  orderId: 500,
  by: 'seller',
  mine: false,
  text: `第 ${msgId} 条`,
  images: '',
  at: noonMs + msgId,
  ...facts,
})

const paid = detail({ state: 'paid', acts: ['askCancel'], turn: 'seller' })

/** A test server with an order's messages, newest first. */
function chat(...first: OrderMessage[]) {
  const known = [...first]
  const network: Network = {
    '/bctMsg/list': () =>
      ok({ data: [...known].reverse(), current_page: 1, last_page: 1, per_page: 15, total: known.length }),
    '/bctMsg/add': ({ text: words = '', images: pictures = '' }) => {
      const said = message(known.length + 1, { mine: true, by: 'buyer', text: words, images: pictures })
      known.push(said)
      return ok(said)
    },
  }
  return { network, known }
}

const open = (network: Network, more: Partial<Visit> = {}, order: () => OrderDetail = () => paid) =>
  visit(OrderPage, { network: { '/bctOrder/info': () => ok(order()), ...network }, params: { id: '500' }, ...more })

const typed = () => document.querySelector('textarea')?.value

describe('messages in an order', () => {
  it('stand oldest first, with who wrote them', async () => {
    await open(chat(message(1, { text: '在吗' }), message(2, { mine: true, by: 'buyer', text: '在的' })).network)
    expect(text()).toMatch(/3021.*在吗.*你.*在的/s)
  })

  it('are sent once, shown, and leave an empty box', async () => {
    const { on } = await open(chat(message(1)).network)
    await type('textarea', '几点能取？')
    await press(byRole('button', '发送'))
    expect(on('/bctMsg/add').map(({ input }) => input)).toEqual([
      expect.objectContaining({ id: 500, text: '几点能取？', images: '' }),
    ])
    expect(text()).toContain('几点能取？')
    expect(typed()).toBe('')
  })

  it.each(['the line', 'the key'])('scroll into sight with the key that sends them, by %s', async (way) => {
    const shown: string[] = []
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this.textContent)
    }
    await open(chat(message(1)).network)
    expect(shown).toEqual([])
    const line = document.querySelector('textarea')
    const opener = way === 'the line' ? line : byRole('button', '联系卖家')
    if (!opener) throw new Error('no way to write')
    await press(opener)
    expect(shown).toEqual([expect.stringContaining('发送')])
    if (way === 'the line') return
    await press(opener)
    expect(shown).toHaveLength(2)
  })

  it('may be a picture without words', async () => {
    jest
      .spyOn(images, 'pick')
      .mockResolvedValue(ok([{ localUrl: 'blob:1', name: 'a.jpg', sizeBytes: 10, content: new Blob(['x']) }]))
    jest.spyOn(images, 'release').mockReturnValue(undefined)
    const token: UploadToken = {
      token: 't',
      visitPrefix: 'https://img',
      folderPath: 'img',
      region: 'ECN',
      uploadHost: 'https://up',
      maxBytes: 1_000,
      expireAt: noonMs + 9_000_000,
    }
    const { on } = await open(
      { ...chat().network, '/upload/token': () => ok(token) },
      {
        prepare: (store) =>
          store.set(keepPictureAtom, {
            cleaned: (image) => Promise.resolve(image),
            keep: () => Promise.resolve({ kind: 'kept', key: 'img/a.jpg' }),
          }),
      },
    )
    const box = document.querySelector('textarea')
    if (!box) throw new Error('no box')
    await press(box)
    await press(byRole('button', '添加留言图片'))
    await press(byRole('button', '发送'))
    expect(on('/bctMsg/add')[0]?.input).toMatchObject({ id: 500, text: '', images: 'img/a.jpg' })
  })

  it('whose answer is lost stay in the box, and are sent again under the same number only when asked to', async () => {
    const { network } = chat()
    let isLost = true
    const { on } = await open({
      ...network,
      '/bctMsg/add': (input) => (isLost ? lost() : (network['/bctMsg/add']?.(input) ?? lost())),
    })
    await type('textarea', '到了')
    await press(byRole('button', '发送'))
    expect(on('/bctMsg/add')).toHaveLength(1)
    expect(typed()).toBe('到了')
    isLost = false
    await press(byRole('button', '发送'))
    expect(on('/bctMsg/add')).toHaveLength(2)
    expect(new Set(on('/bctMsg/add').map(({ input }) => input.clientNo)).size).toBe(1)
    expect(typed()).toBe('')
  })

  it('that were not sent are in the box on the next visit, and only then', async () => {
    const kept = new Map<string, unknown>()
    const prepare: Visit['prepare'] = (store) =>
      store.set(draftsAtom, {
        read: (key) => kept.get(key),
        write: (key, value) => void kept.set(key, value),
        remove: (key) => void kept.delete(key),
      })
    await open(chat().network, { prepare })
    await type('textarea', '写到一半')
    leave()
    tick = holdTicks()
    await open(chat().network, { prepare })
    expect(typed()).toBe('写到一半')
    await press(byRole('button', '发送'))
    expect(kept.size).toBe(0)
  })
})

describe('an order that is looked at', () => {
  it('shows what the other wrote and did, and leaves what is being typed alone', async () => {
    const { network, known } = chat()
    let order = paid
    const { on } = await open(network, {}, () => order)
    await type('textarea', '还没')
    const before = on('/bctOrder/info').length
    known.push(message(1, { text: '已经放好了' }))
    order = detail({ ...paid, state: 'delivered', acts: ['confirm'], turn: 'buyer' })
    await tick(refreshMs)
    expect(on('/bctOrder/info').length).toBe(before + 1)
    expect(text()).toContain('已经放好了')
    expect(text()).toContain('轮到你 · 确认收货')
    expect(typed()).toBe('还没')
  })

  it('does not change under a sheet that is being filled in', async () => {
    const { network } = chat()
    let order = paid
    const { on } = await open(network, {}, () => order)
    await press(byRole('button', '申请取消'))
    await type('textarea', '买错了')
    const before = on('/bctOrder/info').length
    order = detail({ ...paid, state: 'delivered', acts: ['confirm'], turn: 'buyer' })
    await tick(refreshMs)
    expect(on('/bctOrder/info').length).toBe(before)
    expect(typed()).toBe('买错了')
    expect(text()).toContain('提交申请')
  })

  it('stays as it was when a look gets no answer', async () => {
    let isLost = false
    await open({ ...chat(message(1, { text: '在吗' })).network, '/bctOrder/info': () => (isLost ? lost() : ok(paid)) })
    isLost = true
    await tick(refreshMs)
    expect(text()).toContain('等 3021 交付')
    expect(text()).toContain('在吗')
  })
})
