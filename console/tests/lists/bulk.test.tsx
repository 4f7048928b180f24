import { useState } from 'react'
import type { Fen } from '@contract/money'
import type { Bulk } from '../../src/kit/list/bulk/bulk'
import { BulkBar } from '../../src/kit/list/bulk/bulk-bar'
import { show } from '../support/show'

interface Row {
  readonly id: number
  readonly kind: 'sale' | 'buy'
  readonly amount: number
  readonly isOpen: boolean
}

const bulk: Bulk<Row> = {
  nameOf: ({ id }) => `S-${id}`,
  sums: [{ label: '剩余金额', of: ({ amount }) => amount }],
  acts: [
    {
      key: 'remove',
      label: '移除',
      look: 'danger',
      path: '/admin/saleRemove',
      can: ({ isOpen }) => isOpen,
      reason: { label: '理由', most: 140 },
      actOf: ({ kind, id }, reason) => ({
        path: kind === 'sale' ? '/admin/saleRemove' : '/admin/buyRemove',
        wish: { id, ver: 1, reason },
      }),
    },
  ],
}

const row = (id: number, facts: Partial<Row> = {}): Row => ({ id, kind: 'sale', amount: 34_00, isOpen: true, ...facts })

function Page({ rows, of = bulk }: { readonly rows: readonly Row[]; readonly of?: Bulk<Row> }) {
  const [chosen, choose] = useState<readonly Row[]>(rows)
  return <BulkBar bulk={of} chosen={chosen} choose={choose} rows={rows} idOf={({ id }) => String(id)} />
}

type Answers = NonNullable<Parameters<typeof show>[1]['answers']>
const removed = { '/admin/saleRemove': { saleId: 1, amount: 0 as Fen } } as unknown as Answers
const because = '和实物不符，移除'

it('says how many are ticked and what they come to, and asks once for all to which it can be done', async () => {
  const rows = [row(1), row(2, { kind: 'buy', amount: 66_00 }), row(3, { isOpen: false })]
  const shown = await show(<Page rows={rows} />, { roles: ['operator'], answers: removed })
  expect(shown.text()).toContain('已选3条，剩余金额134.00')
  await shown.press('移除 2 条')
  expect(shown.text()).toContain('S-1、S-2剩余金额100.00另有1条现在不能这样处理，保持不变。')
  expect(shown.isOff('移除 2 条')).toBe(true)
})

it('goes on past one that is refused, says of each how it went, and leaves the refused one ticked', async () => {
  const rows = [row(1), row(2, { kind: 'buy' }), row(3)]
  const shown = await show(<Page rows={rows} />, {
    roles: ['operator'],
    answers: removed,
    refusals: {
      '/admin/buyRemove': {
        msg: '内容已变',
        data: { reason: 'MOVED', meanwhile: { by: '林岚', call: '/admin/buyRemove', at: 5 } },
      },
    },
  })
  await shown.press('移除 3 条')
  await shown.type('理由', because)
  await shown.press('移除 3 条')
  expect(shown.text()).toContain('已处理2条，未处理1条')
  expect(shown.text()).toContain('S-1已处理S-2未处理林岚已处理：移除求购S-3已处理')
  const sent = [...shown.sentTo('/admin/saleRemove'), ...shown.sentTo('/admin/buyRemove')]
  expect(sent.map(({ id, reason }) => [id, reason])).toEqual([
    [1, because],
    [3, because],
    [2, because],
  ])
  expect(new Set(sent.map(({ clientNo }) => clientNo)).size).toBe(3)
  await shown.press('关闭')
  expect(shown.text()).toContain('已选1条')
})

it('stops where an answer is lost, and goes on with the same number', async () => {
  const lost = { '/admin/saleRemove': { msg: '没有收到回答', data: { reason: 'BUSY', isUnknown: true } } }
  const shown = await show(<Page rows={[row(1), row(2)]} />, { roles: ['operator'], refusals: lost })
  await shown.press('移除 2 条')
  await shown.type('理由', because)
  await shown.press('移除 2 条')
  expect(shown.text()).toContain('S-1未收到结果没有收到回答S-2待处理')
  await shown.press('继续处理 2 条')
  const sent = shown.sentTo('/admin/saleRemove')
  expect(sent.map(({ id }) => id)).toEqual([1, 1])
  expect(new Set(sent.map(({ clientNo }) => clientNo)).size).toBe(1)
})

it('is nothing for who may only read, and together only for one kind', async () => {
  const reader = await show(<Page rows={[row(1)]} />, { roles: ['auditor'] })
  expect([reader.has('移除 1 条'), reader.has('取消选择')]).toEqual([false, true])
})

it('does together only what is of one kind', async () => {
  const rows = [row(1), row(2, { kind: 'buy' })]
  const shown = await show(<Page rows={rows} of={{ ...bulk, kindOf: ({ kind }) => kind }} />, { roles: ['operator'] })
  expect(shown.text()).toContain('一次只能处理同一类')
  expect(shown.isOff('移除 2 条')).toBe(true)
})
