import { isHandedOver } from '@/features/session/login/rules'

// Who sold the block is not asked for a password that no longer exists.
const seller = { userId: 132, blockNo: 132, blockAreaId: 3253 }
const area = (ownerUserId?: number) => ({
  areaId: 3253,
  name: '测试城',
  ...(ownerUserId !== undefined && { ownerUserId }),
})

it.each([
  ['another owns it by now', [seller], area(9), 132, true],
  ['it is still the reader’s', [seller], area(132), 132, false],
  ['it is not known whose it is', [seller], area(), 132, false],
  ['this device never signed in to it', [], area(9), 132, false],
  ['the number is another one', [seller], area(9), 133, false],
  ['the number is of another city', [{ ...seller, blockAreaId: 0 }], area(9), 132, false],
  ['this device knows the new owner, too', [seller, { ...seller, userId: 9 }], area(9), 132, false],
] as const)('a remembered block was handed over: %s', (_when, accounts, where, blockNo, is) => {
  expect(isHandedOver(accounts, where, blockNo)).toBe(is)
})
