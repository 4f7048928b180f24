import { isPictureKey, pictureKeys } from '@contract/uploads/pictures'

const long = (length: number) => `file/u1/${'a'.repeat(length - 'file/u1/'.length)}`

it.each(['file/u1/a', 'file/u9007199254740991/2026/a-b_c.jpg', 'demo/rice.webp', 'demo/a/b.c/d', long(120)])(
  '%s is the key of a picture',
  (text) => {
    expect(isPictureKey(text)).toBe(true)
  },
)

it.each([
  '',
  'file/u0/a',
  'file/u/a',
  'file/u01/a',
  'file/u12345678901234567/a',
  'file/a',
  'other/a',
  'demo',
  'demo/',
  'demo/a//b',
  'demo/a..b',
  'demo/../a',
  'demo/.a',
  'demo/a.',
  'demo/a b',
  'x/demo/a',
  'xfile/u1/a',
  'demo/a\n',
  'https://a.b/c.jpg',
  '/demo/a',
  'demo/a?b',
  long(121),
])('%j is none', (text) => {
  expect(isPictureKey(text)).toBe(false)
})

it('a list of keys is separated by commas, and no list is of none', () => {
  expect([pictureKeys(''), pictureKeys('a'), pictureKeys('a,b')]).toEqual([[], ['a'], ['a', 'b']])
})
