import { type Phone, rpxToPx, written } from '../host/lengths'
import { mayLeave } from '../host/logic/wx/domains'

const phone = (screenWidth: number, pixelRatio = 1): Phone => ({
  screenWidth,
  pixelRatio,
  insets: { top: 44, bottom: 34 },
})

it('rounds as the vendor’s sheets do: down to whole pixels, and never to nothing', () => {
  const at = (width: number) => [19, 1, 0.5, -19, 0, 750].map((rpx) => rpxToPx(rpx, phone(width)))
  expect(at(390)).toEqual([9, 1, 1, -10, 0, 390])
  expect(rpxToPx(1, phone(390, 3))).toBe(0.5)
})

it('writes lengths and safe areas out, and leaves names alone', () => {
  const css = '.a{--rpx:1px;margin:-15rpx auto;padding:calc(env(safe-area-inset-bottom, 0px) + .5rpx)}'
  expect(written(css, phone(375))).toBe('.a{--rpx:1px;margin:-8px auto;padding:calc(34px + 1px)}')
})

it('lets only https to a listed origin leave, never to a bare address', () => {
  const domains = {
    request: ['https://a.example', 'https://a.example:8443', 'https://10.0.0.1'],
    uploadFile: [],
    downloadFile: [],
  }
  const leaves = (url: string) => mayLeave('request', url, domains)
  expect(
    ['https://a.example/x', 'https://A.example?x', 'https://a.example:8443/'].filter((url) => !leaves(url)),
  ).toEqual([])
  const refused = [
    'http://a.example/',
    'https://a.example:443/',
    'https://b.a.example/',
    'https://10.0.0.1/',
    'wss://a.example',
  ]
  expect(refused.filter(leaves)).toEqual([])
  expect(mayLeave('uploadFile', 'https://a.example/', domains)).toBe(false)
  expect(mayLeave('request', 'http://127.0.0.1/', null)).toBe(true)
})
