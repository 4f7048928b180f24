import type { StaffRole } from '@contract/console/roles'
import { staffRoles } from '@contract/console/roles'
import { mayCall } from '@contract/console/rights'
import { approvalKinds } from '@contract/console/approval-kinds'
import * as fc from 'fast-check'
import { mayRemedy, readsRemedy, remedyKinds, remedyOf } from '@contract/console/remedies'

const who = (may: (roles: readonly StaffRole[]) => boolean) => staffRoles.filter((role) => may([role])).sort()

/** Who asks, a second time and by hand. Source: operating §2. */
it.each([
  ['reallot', false, ['operator']],
  ['reallot', true, ['finance']],
  ['returned', false, ['finance']],
  ['loss', false, ['finance']],
  ['goodwill', false, ['operator', 'support']],
] as const)('%s (advanced: %s) is asked for by %s', (kind, isAdvanced, roles) => {
  expect(who((own) => mayRemedy(kind, own, isAdvanced))).toEqual(roles)
})

it.each([
  ['reallot', ['auditor', 'finance', 'operator', 'support']],
  ['returned', ['auditor', 'finance', 'operator']],
  ['loss', ['auditor', 'finance', 'operator']],
  ['goodwill', ['auditor', 'finance', 'operator', 'support']],
] as const)('%s is read by who reads its case', (kind, roles) => {
  expect(who((own) => readsRemedy(kind, own))).toEqual(roles)
})

it('whoever asks for one may make the call, and reads what it would move', () => {
  for (const kind of remedyKinds)
    for (const isAdvanced of [false, true])
      for (const role of who((own) => mayRemedy(kind, own, isAdvanced)))
        expect([kind, role, mayCall('/admin/remedy/add', [role]), readsRemedy(kind, [role])]).toEqual([
          kind,
          role,
          true,
          true,
        ])
})

it('several roles may what one of them may', () => {
  const some = fc.subarray([...staffRoles])
  fc.assert(
    fc.property(fc.constantFrom(...remedyKinds), fc.boolean(), some, some, (kind, isAdvanced, one, other) => {
      const may = (roles: readonly StaffRole[]) => [mayRemedy(kind, roles, isAdvanced), readsRemedy(kind, roles)]
      const [both, first, second] = [may([...one, ...other]), may(one), may(other)]
      expect(both).toEqual(first.map((has, at) => has || second[at]))
    }),
  )
})

it('only what the city advances of a new division is another ask', () => {
  expect(remedyKinds.map((kind) => [kind, remedyOf(kind).asks, remedyOf(kind, true).asks])).toEqual([
    ['reallot', 'reallot', 'advance'],
    ['returned', 'returned', 'returned'],
    ['loss', 'loss', 'loss'],
    ['goodwill', 'goodwill', 'goodwill'],
  ])
  expect(approvalKinds.advance).toEqual(['finance'])
})
