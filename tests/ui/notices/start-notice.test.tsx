import MinePage from '@/pages/user/user'
import SellBoardPage from '@/pages/index/buy'
import { loadSiteAtom } from '@/lib/session/site'
import { sessionEventAtom } from '@/lib/session/atoms'
import type { NoticeView } from '@contract/endpoints/city/notices'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, leavePage, pageText, settle, showPage } from '../session/people'
import { site } from '../session/site'
import { byRole, namesOf } from '../support/press'
import Taro from '@tarojs/taro'

const fair: NoticeView = {
  noticeId: 4,
  type: 'mayor',
  kind: 'told',
  title: '灯会',
  content: '<p>周日晚上<script>alert(1)</script></p>',
  refType: 'areaNotice',
  refId: 9,
  isRead: false,
  at: 0,
}
const answersWith = (notice: NoticeView | null): GivenAnswers => ({
  ...answersToCat,
  '/bctNotice/getInfo': () => ({ notice }),
  '/bctNotice/info': () => ({ ...fair, isRead: true }),
  '/bctNotice/getNum': () => ({ unread: 0, groups: { trade: 0, money: 0, vote: 0, area: 0, system: 0 } }),
})
const asksOf = (asked: readonly { path: string }[], path: string) => asked.filter((one) => one.path === path).length

afterEach(() => {
  jest.restoreAllMocks()
  leavePage()
})

describe('the notice that opens by itself', () => {
  it('opens once on a tab page, is read when it is closed, and does not open again', async () => {
    const { asked, store } = await showPage(MinePage, { user: cat, answers: answersWith(fair) })
    expect(namesOf('dialog')).toEqual(['灯会'])
    expect(pageText()).toContain('周日晚上')
    expect(document.querySelector('script')?.textContent ?? '').not.toContain('alert(1)')
    expect(asksOf(asked, '/bctNotice/info')).toBe(0)
    click(byRole('button', '关闭'))
    await settle()
    expect(namesOf('dialog')).toEqual([])
    expect(asked).toContainEqual({ path: '/bctNotice/info', input: { id: 4 } })
    store.set(sessionEventAtom, { kind: 'profileChanged', token: cat.token, nickName: '黑猫', avatar: '' })
    await settle()
    expect(namesOf('dialog')).toEqual([])
    expect(asksOf(asked, '/bctNotice/getInfo')).toBe(1)
  })

  it('is asked for once by the tabs of one run, and anew for another account', async () => {
    const TwoTabs = () => (
      <>
        <MinePage />
        <SellBoardPage />
      </>
    )
    const { asked, store } = await showPage(TwoTabs, { user: cat, answers: answersWith(null) })
    expect(asksOf(asked, '/bctNotice/getInfo')).toBe(1)
    store.set(sessionEventAtom, { kind: 'loggedIn', user: { ...cat, userId: 2, token: 'token-of-409', blockNo: 409 } })
    await settle()
    expect(asksOf(asked, '/bctNotice/getInfo')).toBe(2)
  })

  it('leads to what it is about, and is read then', async () => {
    const navigate = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' })
    const paid: NoticeView = { ...fair, refType: 'order', refId: 52, content: '等你交付' }
    const { asked } = await showPage(MinePage, { user: cat, answers: answersWith(paid) })
    click(byRole('button', '查看订单'))
    await settle()
    expect(navigate).toHaveBeenCalledWith(expect.objectContaining({ url: '/pages/order/info?id=52' }))
    expect(asked).toContainEqual({ path: '/bctNotice/info', input: { id: 4 } })
    expect(namesOf('dialog')).toEqual([])
  })

  it('offers its picture, and nothing where there is no file', async () => {
    const download = { '/bctNotice/download': () => ({ path: 'file/map.png' }) }
    const { asked, store } = await showPage(MinePage, {
      user: cat,
      answers: { ...answersWith({ ...fair, hasAttachment: true }), ...download, '/index/config': () => site },
    })
    await store.set(loadSiteAtom)
    click(byRole('button', '查看附件'))
    await settle()
    expect(asked).toContainEqual({ path: '/bctNotice/download', input: { id: 4 } })
    expect(document.querySelector('img[src="/file/map.png"], img[src$="file/map.png"]')).not.toBeNull()
    leavePage()
    await showPage(MinePage, { user: cat, answers: answersWith({ ...fair, hasAttachment: false }) })
    expect(namesOf('button')).not.toContain('查看附件')
  })

  it('of one account is never seen by another', async () => {
    const { store } = await showPage(MinePage, { user: cat, answers: answersWith(fair) })
    store.set(sessionEventAtom, { kind: 'loggedOut' })
    await settle()
    expect(pageText()).not.toContain('灯会')
  })

  it('asks nothing for a guest', async () => {
    const { asked } = await showPage(MinePage, { answers: answersWith(fair) })
    expect(asksOf(asked, '/bctNotice/getInfo')).toBe(0)
  })
})
