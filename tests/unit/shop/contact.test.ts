import { contactKind, maskedContact } from '@contract/shop/contact'

it.each([
  ['19900000409', 'phone', '199****0409'],
  ['010-62345678', 'phone', '010-****5678'],
  ['0571-8234567', 'phone', '0571-****4567'],
  ['tingyu_409', 'wechat', 'ti****'],
  ['12900000409', undefined, '12****'],
  ['199000004091', undefined, '19****'],
  ['1990000040', undefined, '19****'],
  ['10-62345678', undefined, '10****'],
  ['short', undefined, 'sh****'],
])('%s is a %s, and strangers see %s', (text, kind, masked) => {
  expect(contactKind(text)).toBe(kind)
  expect(maskedContact(text)).toBe(masked)
})

it('no contact is none, and nothing of it is masked', () => {
  expect([contactKind(''), maskedContact('')]).toEqual([undefined, ''])
})
