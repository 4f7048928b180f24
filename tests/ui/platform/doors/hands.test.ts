import type * as clipboardDoor from '@/platform/clipboard/clipboard'
import type * as paymentDoor from '@/platform/payment/payment'
import type * as loginDoor from '@/platform/payment/web-login'
import type * as phoneDoor from '@/platform/phone-call/phone-call'
import type * as saveDoor from '@/platform/save-text/save-text'
import type * as shareDoor from '@/platform/share/share'
import { answers, fails, noting, onBothSides, page, settle, wx } from './world'

// What leaves the app by a person's tap: copied, shared, saved, paid, called. Done, given up, failed, unsupported.

const copied: string[] = []

/** A clipboard that takes a text, or does not let us. */
function clipboard(takes: boolean): void {
  copied.length = 0
  const take = (text: string) => (takes ? Promise.resolve(void copied.push(text)) : Promise.reject(new Error('denied')))
  Object.assign(navigator, { clipboard: { writeText: take } })
  document.execCommand = () => false
  wx.setClipboardData = ({ data, ...asked }: { data: string }) =>
    takes ? (copied.push(data), answers()(asked)) : fails('setClipboardData:fail')(asked)
}

afterEach(() => {
  for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

onBothSides<typeof clipboardDoor>('platform/clipboard/clipboard', (open, side) => {
  it('copies a text, and says when the platform does not let us', async () => {
    const { copyText } = open()
    clipboard(true)
    expect([await copyText('门牌'), copied]).toEqual([true, ['门牌']])
    clipboard(false)
    expect([await copyText('门牌'), copied]).toEqual([false, []])
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('copies on a page that is not served securely as well', async () => {
    if (side === 'browser')
      document.execCommand = () => copied.push(document.querySelector('textarea')?.value ?? '') > 0
    else clipboard(true)
    copied.length = 0
    expect([await open().copyText('门牌'), copied]).toEqual([true, ['门牌']])
  })
})

const aborted = Object.assign(new Error('closed'), { name: 'AbortError' })
/** The system's sheet: a browser's, and WeChat's for a file. */
function sheet(end: 'done' | 'given up' | 'failed'): unknown[] {
  const asked: unknown[] = []
  const share = (data: object) =>
    end === 'done'
      ? Promise.resolve(void asked.push(data))
      : Promise.reject(end === 'given up' ? aborted : new Error('no'))
  Object.assign(navigator, { share, canShare: () => true })
  wx.shareFileMessage =
    end === 'done' ? noting(asked) : fails(`shareFileMessage:fail${end === 'given up' ? ' cancel' : ''}`)
  return asked
}

onBothSides<typeof shareDoor>('platform/share/share', (open, side) => {
  const isMini = side === 'mini-program'
  const card = {
    title: '新米',
    path: '/pages/user/money?share=1',
    link: 'https://a.example/#/x',
    imageUrl: 'https://a.example/p.jpg',
  }

  it('shares by the system’s sheet or the platform’s own menu, and says how it ended', async () => {
    const asked = sheet('done')
    const { share } = open()
    expect([share.hasButton, share.canSend()]).toEqual([!isMini, true])
    expect(await share.share(card)).toBe(isMini ? 'menu' : 'shared')
    expect(asked).toEqual(isMini ? [] : [{ title: '新米', url: card.link }])
    sheet('given up')
    expect(await share.share(card)).toBe(isMini ? 'menu' : 'given up')
  })

  it('copies the link where nothing can send it, or sending fails', async () => {
    const { share } = open()
    clipboard(true)
    expect(share.canSend()).toBe(isMini)
    expect(await share.share(card)).toBe(isMini ? 'menu' : 'copied')
    sheet('failed')
    expect(await share.share(card)).toBe(isMini ? 'menu' : 'copied')
    expect(await share.copy(card)).toBe('copied')
    expect(copied[0]).toBe(card.link)
    clipboard(false)
    expect(await share.copy(card)).toBe('failed')
  })

  it('gives the platform’s menu the card of a page, by the address where it lies', () => {
    const { usePageShare } = open()
    if (isMini) usePageShare(card, () => Promise.resolve(undefined))
    const { shareAppMessage, shareTimeline } = page.hooks
    expect([shareAppMessage?.(), shareTimeline?.()]).toEqual(
      isMini
        ? [
            { title: '新米', path: '/pages/wallet/money?share=1', imageUrl: card.imageUrl },
            { title: '新米', query: 'share=1', imageUrl: card.imageUrl },
          ]
        : [undefined, undefined],
    )
  })
})

onBothSides<typeof saveDoor>('platform/save-text/save-text', (open, side) => {
  const isMini = side === 'mini-program'
  const file = { name: 'a.csv', text: '1', mime: 'text/csv' }
  const bySheet = isMini ? 'send' : 'share'
  const order: string[] = []

  beforeEach(() => {
    order.length = 0
    wx.env = { USER_DATA_PATH: 'wxfile://usr' }
    wx.getFileSystemManager = () => ({
      writeFileSync: (path: string, text: string) => order.push(`write ${path} ${text}`),
    })
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  })

  it('names the ways of this platform, at least one', () => {
    sheet('done')
    const { saveText } = open()
    expect(saveText.ways(file)).toEqual(isMini ? ['send', 'copy'] : ['download', 'share', 'copy'])
    Reflect.deleteProperty(navigator, 'share')
    wx.canIUse = () => false
    expect(saveText.ways(file)).toEqual(isMini ? ['copy'] : ['download', 'copy'])
  })

  it('hands the file to the platform within the tap', async () => {
    const asked = sheet('done')
    const end = open().saveText.save(file, bySheet)
    order.push(`the tap ends, ${asked.length} asked`)
    expect(await end).toBe('done')
    expect(order).toEqual([...(isMini ? ['write wxfile://usr/a.csv 1'] : []), 'the tap ends, 1 asked'])
    expect(asked).toMatchObject([isMini ? { filePath: 'wxfile://usr/a.csv', fileName: 'a.csv' } : { title: 'a.csv' }])
  })

  it.each(['given up', 'failed'] as const)('tells a sheet that was %s', async (end) => {
    sheet(end)
    expect(await open().saveText.save(file, bySheet)).toBe(end)
  })

  it('fails on a device that cannot make the file', async () => {
    wx.getFileSystemManager = () => ({
      writeFileSync: () => {
        throw new Error('writeFileSync:fail the maximum size of the file storage limit is exceeded')
      },
    })
    expect(await open().saveText.save(file, bySheet)).toBe('failed')
  })

  it('copies, and says when it may not', async () => {
    const { saveText } = open()
    clipboard(true)
    expect([await saveText.save(file, 'copy'), copied]).toEqual(['done', ['1']])
    clipboard(false)
    expect(await saveText.save(file, 'copy')).toBe('failed')
  })
})

const wish = {
  appId: 'wx1',
  timeStamp: '1',
  nonceStr: 'n',
  prepay_id: '1',
  paySign: 's',
  mwebUrl: 'https://pay.example/?id=1',
}

onBothSides<typeof paymentDoor>('platform/payment/payment', (open, side) => {
  const isMini = side === 'mini-program'

  /** The platform's sheet ends so. WeChat's browser has one by its bridge. */
  function ends(how: 'ok' | 'cancel' | 'fail'): unknown[] {
    const asked: unknown[] = []
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger')
    const invoke = (_: string, args: object, answer: (said: object) => void) => {
      asked.push(args)
      answer({ err_msg: `get_brand_wcpay_request:${how}` })
    }
    Object.assign(window, { WeixinJSBridge: { invoke } })
    wx.requestPayment = how === 'ok' ? noting(asked) : fails(`requestPayment:fail${how === 'cancel' ? ' cancel' : ''}`)
    return asked
  }
  afterEach(() => Reflect.deleteProperty(window, 'WeixinJSBridge'))

  it.each([
    ['ok', 'closed'],
    ['cancel', 'cancelled'],
    ['fail', 'failed'],
  ] as const)('tells how WeChat’s sheet ended: %s is %s', async (how, outcome) => {
    const asked = ends(how)
    const { payment } = open()
    expect(payment.scene).toBe(isMini ? 'mini' : 'messenger')
    expect(await payment.request(wish)).toBe(outcome)
    if (how === 'ok') expect(asked).toMatchObject([{ package: 'prepay_id=1', signType: 'MD5', paySign: 's' }])
  })

  it('pays on a page elsewhere, and not where there is none', async () => {
    const { payment } = open()
    expect(payment.scene).toBe(isMini ? 'mini' : 'web')
    wx.requestPayment = fails('requestPayment:fail')
    expect(await payment.request({ ...wish, mwebUrl: '' })).toBe(isMini ? 'failed' : 'unsupported')
  })

  it('has nothing to pay with in a WeChat that brings no bridge', async () => {
    ends('fail')
    Reflect.deleteProperty(window, 'WeixinJSBridge')
    const { payment } = open()
    jest.useFakeTimers()
    const outcome = payment.request(wish)
    await jest.advanceTimersByTimeAsync(3_000)
    expect(await outcome).toBe(isMini ? 'failed' : 'unsupported')
  })

  it('gives the code of the payer where the platform has one, and none when it does not come', async () => {
    wx.login = answers({ code: 'c1' })
    const { payment } = open()
    expect(await payment.payerCode()).toBe(isMini ? 'c1' : undefined)
    wx.login = fails('login:fail')
    expect(await payment.payerCode()).toBeUndefined()
  })
})

onBothSides<typeof loginDoor>('platform/payment/web-login', (open, side) => {
  const isMini = side === 'mini-program'
  afterEach(() => window.history.replaceState(null, '', '/'))

  it('takes what the login came back with, once, if its state is ours', () => {
    window.history.replaceState(null, '', '/pay?id=1&code=c&state=s#wechat_redirect')
    const { webLogin } = open()
    expect(webLogin.page()).toBe(isMini ? '' : 'http://localhost/pay?id=1')
    expect(webLogin.takeReturn((state) => state === 'another')).toBeUndefined()
    expect(webLogin.takeReturn()).toEqual(isMini ? undefined : { code: 'c', state: 's' })
    expect(webLogin.takeReturn()).toBeUndefined()
  })
})

onBothSides<typeof phoneDoor>('platform/phone-call/phone-call', (open, side) => {
  it('opens the phone with a number; going back without a call is no failure', async () => {
    const asked: unknown[] = []
    wx.makePhoneCall = noting(asked)
    jest.spyOn(console, 'error').mockImplementation((said) => asked.push(String(said)))
    const { phoneCall } = open()
    phoneCall.to('075512345678')
    wx.makePhoneCall = fails('makePhoneCall:fail cancel')
    if (side === 'mini-program') phoneCall.to('075512345678')
    await settle()
    // jsdom goes nowhere, and says so.
    expect(asked).toEqual(
      side === 'mini-program' ? [{ phoneNumber: '075512345678' }] : [expect.stringContaining('navigation')],
    )
  })
})
