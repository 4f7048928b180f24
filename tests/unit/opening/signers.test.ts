import fc from 'fast-check'
import { approvalKinds } from '@contract/console/approval-kinds'
import { staffRoles } from '@contract/console/roles'
import { lackingSigners, lackingWords } from '@contract/console/signers'

const admin = { roles: ['administrator'], areas: null } as const
const operator = { roles: ['operator'], areas: null } as const
const clerk = { roles: ['operator', 'finance'], areas: null } as const

it('with nobody there, nothing that takes two can be done, and every kind is named once', () => {
  const all = lackingSigners([], 7)
  expect(all.flatMap(({ kinds }) => kinds).sort()).toEqual(Object.keys(approvalKinds).sort())
  expect(all.map(({ have }) => have)).toEqual(all.map(() => 0))
})

it('two administrators and two who are operators and of finance are enough', () => {
  expect(lackingSigners([admin, admin, clerk, clerk], 7)).toEqual([])
})

it('two operators decide what operators do, and what operators or finance do', () => {
  const lacking = lackingSigners([admin, admin, operator, operator], 7)
  expect(lacking.map(({ roles, have }) => [roles, have])).toEqual([[['finance'], 0]])
  expect(lacking.map(lackingWords)).toEqual([expect.stringMatching(/^财务无人，签不了：提现、退款、/) as string])
})

it('who acts in another city only does not count, and no administrator of a city alone', () => {
  const roles = (areas: readonly number[] | null) => lackingSigners([{ ...admin, areas }, admin, clerk, clerk], 7)
  expect(roles(null)).toEqual([])
  expect(roles([7]).map(lackingWords)).toEqual(['管理员只有 1 人，签不了：改门槛、新员工、改权限、重置验证器'])
  expect(lackingSigners([admin, admin, clerk, { ...clerk, areas: [8] }], 7)).not.toEqual([])
  expect(lackingSigners([admin, admin, clerk, { ...clerk, areas: [7] }], 7)).toEqual([])
})

it('one more colleague lacks nobody more, whoever that is, and what is lacking is always said', () => {
  const person = fc.record({
    roles: fc.subarray([...staffRoles]),
    areas: fc.option(fc.array(fc.integer({ min: 1, max: 3 })), { nil: null }),
  })
  fc.assert(
    fc.property(fc.array(person, { maxLength: 6 }), person, fc.integer({ min: 1, max: 3 }), (people, more, areaId) => {
      const [before, after] = [lackingSigners(people, areaId), lackingSigners([...people, more], areaId)]
      const kinds = before.flatMap((one) => one.kinds)
      expect(after.flatMap((one) => one.kinds).filter((kind) => !kinds.includes(kind))).toEqual([])
      expect(before.map(lackingWords).filter((said) => !/(无人|只有 1 人)，签不了：./.test(said))).toEqual([])
    }),
  )
})
