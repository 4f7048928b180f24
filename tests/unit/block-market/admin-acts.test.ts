import { handoverAdminActs } from '@contract/block/transitions'
import { actsOfRoles } from '../../../server/modules/block-market/rules/admin-acts'

describe('what an objection to a sale may come to', () => {
  it.each([[['operator']], [['finance', 'operator']], [['auditor', 'operator']]] as const)(
    'is all of it for an operator: %s',
    (roles) => expect(actsOfRoles(roles)).toEqual(handoverAdminActs),
  )

  it.each([[['finance']], [['support', 'finance']]] as const)(
    'is the undo for finance, which does not say that a sale stands: %s',
    (roles) => expect(actsOfRoles(roles)).toEqual(['askUndo']),
  )

  it.each(['support', 'auditor', 'administrator'] as const)('is nothing for %s', (role) =>
    expect(actsOfRoles([role])).toEqual([]),
  )
})
