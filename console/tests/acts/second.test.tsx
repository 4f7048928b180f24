import { sawIn, seenAt } from '../../src/client/seen'
import { useAct } from '../../src/client/use-act'
import { Standing } from '../../src/kit/act/standing'
import { show } from '../support/show'

it('an act says when the page read its thing in the version that it names; of a city’s only one, when that was read', () => {
  sawIn('/admin/withdraw/list', { data: [{ withdrawId: 7, ver: 1 }] }, 100)
  sawIn('/admin/withdraw/info', { withdrawId: 7, ver: 2, approval: { approvalId: 9, ver: 1 } }, 200)
  sawIn('/admin/shop/list', { levels: [{ level: 'street', ver: 3 }] }, 300)
  sawIn('/admin/pay/payments', { payments: [{ outTradeNo: 'A1' }] }, 400)
  expect(seenAt('/admin/withdraw/reject', { id: 7, ver: 1 })).toBe(100)
  expect(seenAt('/admin/withdraw/reject', { id: 7, ver: 2 })).toBe(200)
  expect(seenAt('/admin/approval/approve', { id: 9, ver: 1 })).toBe(200)
  expect(seenAt('/admin/shop/level', { areaId: 1, ver: 3 })).toBe(300)
  expect(seenAt('/admin/pay/refund', { outTradeNo: 'A1' })).toBe(400)
  expect(seenAt('/admin/withdraw/reject', { id: 8, ver: 1 })).toBeUndefined()
  expect(seenAt('/admin/withdraw/list', { id: 7 })).toBeUndefined()
})

/** An act that no panel stands around, such as those for rows that are chosen. */
function Lone() {
  const act = useAct('/admin/election/announce')
  return <button onClick={() => void act.run({ areaId: 3253 })}>宣布</button>
}

it('who comes second outside of every panel is told by the page who was first', async () => {
  const meanwhile = { by: '林岚', call: '/admin/election/announce', at: 0 }
  const data = { reason: 'LIMIT', electionId: 5, meanwhile }
  const refusals = { '/admin/election/announce': { msg: '本城已有一次选举未结束', data } }
  const part = (
    <Standing isPage>
      <Lone />
    </Standing>
  )
  const shown = await show(part, { roles: ['operator'], refusals })
  await shown.press('宣布')
  expect(shown.text()).toContain('林岚刚刚已处理：')
  expect(shown.text()).toContain('你这一步没有执行。本城已有一次选举未结束')
  expect(shown.has('宣布')).toBe(true)
})
