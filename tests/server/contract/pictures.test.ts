import * as v from 'valibot'
import { isPictureKey } from '@contract/uploads/pictures'
import { pictureFields } from '../../support/texts/picture-fields'

const taking = pictureFields.map(({ path, name, field }) => [`${path} ${name}`, field] as const)

const hostile = [
  'https://evil.example/changes-later.png',
  'http://127.0.0.1/file/u7/a.png',
  '//evil.example/file/u7/a.png',
  '\\\\evil.example\\a.png',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//file/u7/a.png',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://a/1',
  '../../etc/passwd',
  'file/u7/../u8/a.png',
  'file/u7/..',
  'file/u7/.../a.png',
  'file/u7/%2e%2e/a.png',
  'file/u7/',
  'file/u0/a.png',
  'file/a.png',
  '/file/u7/a.png',
  'file/u7/a.png?x=https://evil.example',
  'file/u7/a.png#x',
  'file/u7/a b.png',
  'file/u7/a.png\n',
  'file/u7/a.png\u0000',
  'file/u7/"onerror="alert(1)',
  'file/u7/a.png,https://evil.example/b.png',
  'file/u7/a.png,,file/u7/b.png',
  ',',
  'demo/../file/u7/a.png',
  `file/u7/${'a'.repeat(200)}.png`,
]

it('the fields that take pictures are all known', () => {
  expect(taking.map(([name]) => name).sort()).toEqual([
    '/bctBuy/add thumbs',
    '/bctFund/proof thumbs',
    '/bctMayor/join thumbs',
    '/bctMsg/add images',
    '/bctMutual/add thumbs',
    '/bctMutual/edit thumbs',
    '/bctMutual/finish thumbs',
    '/bctNotice/add attachment',
    '/bctNotice/edit attachment',
    '/bctOrder/deliver images',
    '/bctOrder/dispute images',
    '/bctOrder/evidence images',
    '/bctSale/add thumbs',
    '/bctSale/edit thumbs',
    '/bctShop/add thumbs',
    '/bctShop/edit thumbs',
    '/bctUser/edit avatar',
    '/bctUser/edit thumbs',
    '/block/edit thumbs',
    '/log/add thumbs',
    '/log/edit thumbs',
    '/user/edit avatar',
    '/user/edit thumbs',
  ])
})

describe.each(taking)('%s', (_name, field) => {
  it('takes keys of uploads and of the demo city, and none', () => {
    for (const good of ['', 'file/u7/1795226400000abc.png', 'demo/rice.svg', 'file/u12/nft/7.png']) {
      expect([good, v.safeParse(field, good).success]).toEqual([good, true])
    }
  })

  it.each(hostile)('refuses %j', (text) => {
    expect(v.safeParse(field, text).success).toBe(text.trim() !== text && isPictureKey(text.trim()))
  })
})
