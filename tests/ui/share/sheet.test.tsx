import { ok } from '@contract/result'
import SalePayPage from '@/pages/offer/salePay'
import { share } from '@/platform/share/share'
import { item, sale } from '../../support/app/market'
import type { Network } from '../../support/app/trade-api'
import { byRole, namesOf } from '../support/press'
import { leave, press, settle, visit } from '../support/trade-page'

afterEach(leave)

const network = (more: Parameters<typeof sale>[0] = {}): Network => ({
  '/bctSale/info': () =>
    ok({
      ...sale(more),
      item: item(),
      sellerBlockId: 302,
      sellerStats: { residentDays: 214, done: 86, late: 0, score: null, reviews: 0 },
      firstPurchase: false,
    }),
})

async function open(more: Parameters<typeof sale>[0] = {}) {
  const visited = await visit(SalePayPage, { network: network(more), params: { saleId: '60' } })
  await press(byRole('button', '分享'))
  await settle()
  return visited
}

const inSheet = () => namesOf('button').filter((name) => /链接|图片$|带二维码|朋友$/.test(name))

describe('the sheet behind 分享', () => {
  it('copies the link', async () => {
    const copy = jest.spyOn(share, 'copy').mockResolvedValue('copied')
    await open()
    await press(byRole('button', '复制链接'))
    expect(copy).toHaveBeenCalledWith(
      expect.objectContaining({ link: expect.stringMatching(/#\/pages\/index\/salePay\?.*saleId=60$/) as unknown }),
    )
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('stays open when the link could not be copied', async () => {
    jest.spyOn(share, 'copy').mockResolvedValue('failed')
    await open()
    await press(byRole('button', '复制链接'))
    expect(document.querySelector('[role="dialog"]')).not.toBeNull()
  })

  it('leads to the picture', async () => {
    const { opened } = await open()
    await press(byRole('button', '分享图片带二维码，可发到群里或朋友圈'))
    expect(opened).toEqual(['/pages/share/index?of=sale&id=60'])
    expect(document.querySelector('[role="dialog"]')).toBeNull()
  })

  it('has the system’s sheet where there is one', async () => {
    jest.spyOn(share, 'canSend').mockReturnValue(true)
    const sent = jest.spyOn(share, 'share').mockResolvedValue('shared')
    await open()
    await press(byRole('button', '发送给朋友'))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  it('has no picture of what cannot be bought any more', async () => {
    await open({ state: 'off' })
    expect(inSheet()).toEqual(['复制链接'])
  })
})

it('in the mini-program the button leads to the picture at once, and there is none without a picture', async () => {
  jest.replaceProperty(share, 'hasButton', false)
  const { opened } = await visit(SalePayPage, { network: network(), params: { saleId: '60' } })
  await press(byRole('button', '分享'))
  expect(opened).toEqual(['/pages/share/index?of=sale&id=60'])
  leave()
  jest.replaceProperty(share, 'hasButton', false)
  await visit(SalePayPage, { network: network({ state: 'off' }), params: { saleId: '60' } })
  expect(namesOf('button')).not.toContain('分享')
})
