import { blockStates } from '../../../server/modules/area/tables'
import { offered } from '../../../server/modules/session/rules'

it('a device keeps that its block is offered for transfer, also while somebody has reserved it, and else nothing', () => {
  const { transfer, reserved, held, frozen, unsold } = blockStates
  expect([transfer, reserved].map(offered)).toEqual([{ isOffered: true }, { isOffered: true }])
  expect([held, frozen, unsold, null, undefined].map(offered)).toEqual([{}, {}, {}, {}, {}])
})
