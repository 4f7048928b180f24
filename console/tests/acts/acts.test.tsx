import { Acts } from '../../src/kit/act/acts'
import { show } from '../support/show'

/** A shop that waits: it is let in without a word, or sent back by a call of its own. */
const waiting = (
  <Acts
    path='/admin/shop/approve'
    start='照片与店名不符'
    ways={[
      { key: 'approve', label: '通过', isReasonFree: true },
      {
        key: 'reject',
        label: '退回',
        look: 'danger',
        path: '/admin/shop/reject',
        sure: '退回 S1？',
        sureOf: '费用退给店主',
      },
    ]}
    wish={(_, reason) => ({ shopId: 7, ver: 2, reason })}
  />
)

it('each way makes its own call, with the reason that stood there at first', async () => {
  const shown = await show(waiting, { roles: ['operator'] })
  await shown.press('通过')
  expect([shown.sentTo('/admin/shop/approve').length, shown.sentTo('/admin/shop/reject').length]).toEqual([1, 0])
  await shown.press('退回')
  expect(shown.text()).toContain('退回S1？费用退给店主')
  expect(shown.sentTo('/admin/shop/reject')).toEqual([])
  await shown.press('退回')
  const [sent] = shown.sentTo('/admin/shop/reject')
  expect(sent).toMatchObject({ shopId: 7, ver: 2, reason: '照片与店名不符' })
  expect(sent?.['clientNo']).not.toBe(shown.sentTo('/admin/shop/approve')[0]?.['clientNo'])
})

it('nothing is decided by who may not make the call', async () => {
  const shown = await show(waiting, { roles: ['finance'] })
  expect([shown.has('通过'), shown.text()]).toEqual([false, '你可以看，不能处理'])
})
