import { addMessage, listMessages } from '../../../server/modules/orders/messages/messages'
import { removeReportedMessage } from '../../../server/modules/orders/open/reported'
import { transact } from '../../../server/db/transact'
import { readOrder } from '../../../server/modules/orders/service'
import { countUnread, listNotices, openNotice } from '../../../server/modules/notices/service'
import type { TestDeps } from '../../support/database/database'
import { judge, partyAct, stepTo } from '../../support/city/order-steps'
import { clientNo, inSmallCity, parties, resident, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const say = (who: Awaited<ReturnType<typeof resident>>, id: number, text: string, images = '', no = clientNo()) =>
  addMessage(deps, who, { clientNo: no, id, text, images })

it('keeps what the two write, newest first, page by page, without touching the order', async () => {
  const { buyer, seller } = await parties(deps)
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'paid')
  for (let n = 1; n <= 17; n++) valueOf(await say(n % 2 ? buyer : seller, id, `第 ${n} 条`))
  const no = clientNo()
  const first = valueOf(await say(buyer, id, '', 'a.jpg', no))
  expect(valueOf(await say(buyer, id, '', 'a.jpg', no))).toEqual(first)
  const page = valueOf(await listMessages(deps, seller, { id, page: 1 }))
  expect([page.data.length, page.total, page.last_page]).toEqual([15, 18, 2])
  expect(page.data[0]).toMatchObject({ by: 'buyer', mine: false, text: '', images: 'a.jpg' })
  valueOf(await say(seller, id, '插一句'))
  const rest = valueOf(await listMessages(deps, seller, { id, page: 2, cursor: page.cursor }))
  expect(rest.data.map(({ text }) => text)).toEqual(['第 3 条', '第 2 条', '第 1 条'])
  expect(valueOf(await readOrder(deps, buyer.userId, id))).toMatchObject({ ver, messages: 19 })
})

it('lets nobody change or remove a message', async () => {
  const { buyer, seller } = await parties(deps)
  const { id } = await stepTo(deps, { buyer, seller }, 'paid')
  valueOf(await say(buyer, id, '在吗'))
  await expect(deps.db.updateTable('order_message').set({ text: '不在' }).execute()).rejects.toThrow('append-only')
  await expect(deps.db.deleteFrom('order_message').execute()).rejects.toThrow('append-only')
})

it('is open to the two, and to who decides a dispute for reading; nothing at all is no message', async () => {
  const { buyer, seller } = await parties(deps)
  const [arbiter, stranger] = [await judge(deps, 'arbiter'), await resident(deps, 77)]
  const { id, ver } = await stepTo(deps, { buyer, seller }, 'delivered')
  valueOf(await say(buyer, id, '少了一袋'))
  const denied = { error: { reason: 'NOT_FOUND' } }
  expect(await say(stranger, id, '你好')).toMatchObject(denied)
  expect(await listMessages(deps, stranger, { id, page: 1 })).toMatchObject(denied)
  expect(await listMessages(deps, arbiter, { id, page: 1 })).toMatchObject(denied)
  expect(await say(buyer, id, '')).toMatchObject({ error: { reason: 'FORM' } })
  valueOf(await partyAct(deps, buyer, id, ver, 'dispute'))
  expect(valueOf(await listMessages(deps, arbiter, { id, page: 1 })).data).toHaveLength(1)
  expect(await say(arbiter, id, '请说明')).toMatchObject(denied)
})

it('tells of many messages once, until they are seen', async () => {
  const { buyer, seller } = await parties(deps)
  const { id } = await stepTo(deps, { buyer, seller }, 'paid')
  valueOf(await readOrder(deps, seller.userId, id))
  const unread = async () => valueOf(await countUnread(deps, seller.userId)).unread
  expect(await unread()).toBe(0)
  for (let n = 0; n < 3; n++) valueOf(await say(buyer, id, '在吗'))
  expect(await unread()).toBe(1)
  valueOf(await readOrder(deps, seller.userId, id))
  expect(await unread()).toBe(0)
  valueOf(await say(buyer, id, '还在吗'))
  expect(await unread()).toBe(1)
})

it('says who writes and what, of several unread messages the newest', async () => {
  const { buyer, seller } = await parties(deps)
  const { id } = await stepTo(deps, { buyer, seller }, 'paid')
  const { orderNo } = valueOf(await readOrder(deps, seller.userId, id))
  const told = async () => {
    const { data } = valueOf(await listNotices(deps, seller.userId, { page: 1, unread: 1 }))
    return data.map(({ title, content }) => `${title}：${content}`)
  }
  valueOf(await say(buyer, id, '您好，今晚 8 点\n在东坡社区'))
  expect(await told()).toEqual([`${buyer.blockNo} 留言：您好，今晚 8 点 在东坡社区（订单 ${orderNo}）`])
  valueOf(await say(buyer, id, '', 'a.jpg,b.jpg'))
  expect(await told()).toEqual([`${buyer.blockNo} 留言：图片 2 张（订单 ${orderNo}）`])
  valueOf(await say(buyer, id, '一'.repeat(41)))
  expect(await told()).toEqual([`${buyer.blockNo} 留言：${'一'.repeat(40)}…（订单 ${orderNo}）`])
})

it('takes the words of a removed message from the notice too', async () => {
  const { buyer, seller } = await parties(deps)
  const { id } = await stepTo(deps, { buyer, seller }, 'paid')
  const { msgId } = valueOf(await say(buyer, id, '加我微信'))
  await transact(deps.db, (tx) => removeReportedMessage(tx, deps, msgId, '引流'))
  const { data } = valueOf(await listNotices(deps, seller.userId, { page: 1, unread: 0 }))
  expect(data.find(({ kind }) => kind === 'message')).toMatchObject({ content: '（已由平台移除）' })
  expect(JSON.stringify(data)).not.toContain('加我微信')
})

it('lists own notices newest first and marks one as read when it is opened', async () => {
  const { buyer, seller } = await parties(deps)
  await stepTo(deps, { buyer, seller }, 'paid')
  await stepTo(deps, { buyer, seller }, 'paid')
  const { data, total } = valueOf(await listNotices(deps, seller.userId, { page: 1, unread: 0 }))
  expect([total, data.map(({ kind, isRead, refType }) => [kind, isRead, refType])]).toEqual([
    2,
    [
      ['pay', false, 'order'],
      ['pay', false, 'order'],
    ],
  ])
  const noticeId = data[0]?.noticeId ?? 0
  expect(valueOf(await openNotice(deps, seller.userId, noticeId)).isRead).toBe(true)
  expect(valueOf(await countUnread(deps, seller.userId)).unread).toBe(1)
  expect(valueOf(await listNotices(deps, seller.userId, { page: 1, unread: 1 })).data).toHaveLength(1)
  expect(await openNotice(deps, buyer.userId, noticeId)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
})
