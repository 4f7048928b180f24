import {
  codePattern,
  founderPattern,
  landlinePattern,
  lengths,
  managePattern,
  mobilePattern,
  payPasswordPattern,
  wechatIdPattern,
} from '@contract/people/formats'

it('has the lengths that the specification gives', () => {
  expect(lengths).toEqual({
    mobile: 11,
    founder: 16,
    payPassword: 6,
    code: 6,
    manage: { least: 6, most: 20 },
    nickName: 20,
  })
})

const ones = (count: number) => '1'.repeat(count)

it.each<[string, RegExp, readonly string[], readonly string[]]>([
  [
    'a mobile number',
    mobilePattern,
    ['13000000000', '19999999999'],
    ['12000000000', '1300000000', '130000000001', '23000000000'],
  ],
  [
    'a landline',
    landlinePattern,
    ['010-1234567', '0571-12345678'],
    ['010-123456', '010-123456789', '10-1234567', '05711-1234567'],
  ],
  [
    'a WeChat id',
    wechatIdPattern,
    ['a12345', `a${ones(19)}`, 'a_-_-_'],
    ['a1234', `a${ones(20)}`, '1abcde', 'ab cdef'],
  ],
  ['a founder password', founderPattern, [ones(16)], [ones(15), ones(17), `${ones(15)}a`]],
  ['a management password', managePattern, ['abc123', `A${ones(19)}`], ['abc12', `A${ones(20)}`, 'abc 123']],
  ['a payment password', payPasswordPattern, [ones(6)], [ones(5), ones(7), '12345a']],
  ['a code', codePattern, [ones(6)], [ones(5), ones(7), '12345a']],
])('knows %s', (_what, pattern, right, wrong) => {
  expect(right.filter((text) => !pattern.test(text))).toEqual([])
  expect(wrong.filter((text) => pattern.test(text))).toEqual([])
})
