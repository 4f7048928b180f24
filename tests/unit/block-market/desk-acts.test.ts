import { handoverDeskActs } from '@contract/block/transitions'
import { actsOfRole } from '../../../server/modules/block-market/rules/desk-acts'

describe('what an objection to a sale may come to', () => {
  it.each([undefined, 'operator'] as const)('is all of it for an operator: %s', (role) =>
    expect(actsOfRole(role)).toEqual(handoverDeskActs),
  )

  it('is the undo for finance, which does not say that a sale stands', () =>
    expect(actsOfRole('finance')).toEqual(['askUndo', 'unaskUndo', 'undo']))

  it.each(['support', 'auditor', 'administrator'] as const)('is nothing for %s', (role) =>
    expect(actsOfRole(role)).toEqual([]),
  )
})
