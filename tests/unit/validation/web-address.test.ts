import { hasWebAddress, isHttpsAddress, isWebAddress } from '@/lib/validation/web-address'

it.each([
  'http://a.bc',
  'https://a.bc',
  'ftp://a.bc',
  '//a.bc',
  'HTTP://A.BC',
  'http://LocalHost',
  'http://localhost:80',
  'http://localhost:65535',
  'http://a.bc/',
  'http://a.bc?q=1',
  'http://a.bc#top',
  'http://a.bc/path?q=1#top',
  'http://who@a.bc',
  'http://who:secret@a.bc',
  'http://@a.bc',
  'http://a-b.cd-e.fg',
  'http://a1.2b.cd',
  'http://例子.中国',
  'http://1.0.0.0',
  'http://223.255.255.255',
])('%s is a web address', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

it.each([
  '',
  'a.bc',
  'see http://a.bc',
  'http://a.bc and more',
  'http://a.bc/with space',
  'mailto://a.bc',
  'ftps://a.bc',
  'httpss://a.bc',
  'http:/a.bc',
  'http://a',
  'http://a.b',
  'http://a.b1',
  'http://a.b1c',
  'http://-a.bc',
  'http://a-.bc',
  'http://a_b.cd',
  'http://a..bc',
  'http://.bc',
  'http://a.bc:8',
  'http://a.bc:123456',
  'http://a.bc:x',
  'http://a.bc:',
  'http://0.1.1.1',
  'http://224.1.1.1',
  'http://1.1.1.256',
  'http://1.1.1',
  'http://1.1.1.1.1',
  'http://1.1.1.x',
  'http://1.1.1.1111',
  'http://1.1.1.x1',
  'http://1.1.1.1x',
  'http://notlocalhost',
  'http://who @a.bc',
  'http://w/o@a',
])('%s is none', (text) => {
  expect(isWebAddress(text)).toBe(false)
})

it.each([undefined, null, 7, ['http://a.bc'], { toString: () => 'http://a.bc' }])(
  'what is no text is none',
  (value) => {
    expect(isWebAddress(value)).toBe(false)
    expect(isHttpsAddress(value)).toBe(false)
  },
)

it('a safe address begins with https:// in small letters, and is one', () => {
  expect(isHttpsAddress('https://a.bc/x')).toBe(true)
  for (const text of ['http://a.bc', '//a.bc', 'HTTPS://a.bc', 'https://a', 'see https://a.bc'])
    expect(isHttpsAddress(text)).toBe(false)
})

it('an address is found within a text by its scheme and a dotted host', () => {
  for (const text of ['http://a.b', 'https://a-b.c', '看 http://a.b.c/d 吧', 'http://__.x'])
    expect(hasWebAddress(text)).toBe(true)
  for (const text of ['a.b', 'http:/a.b', 'http://a', 'http://a.', 'http://.b', 'ftp://a.b', 'http:// a.b', ''])
    expect(hasWebAddress(text)).toBe(false)
})
