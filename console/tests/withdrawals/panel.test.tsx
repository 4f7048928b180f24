import { WithdrawalPanel } from '../../src/pages/withdrawals/withdrawal-panel'
import { show } from '../support/show'
import { withdrawal } from '../support/withdrawal'

const nobody = '还没有人签名，要两人'

const panel = (facts: Parameters<typeof withdrawal>[0]) =>
  show(<WithdrawalPanel id='7' onClose={() => undefined} />, {
    roles: ['finance'],
    answers: { '/admin/withdraw/info': withdrawal({ acts: ['approve', 'reject'], ...facts }) },
  })

it('where two sign and nobody has, that is said in words: a count behind the resident’s name reads as theirs', async () => {
  const shown = await panel({ isTwoPersons: true })
  expect(shown.text()).toContain(nobody)
  expect(shown.text()).not.toMatch(/王小明[：:]|\d\/2/)
})

it('of one that a single person decides nothing is said of signatures', async () => {
  const shown = await panel({ isTwoPersons: false })
  expect([shown.text().includes(nobody), shown.text().includes('两人复核')]).toEqual([false, false])
})
