import { act } from 'react'
import { SavedFilters } from '../../src/kit/list/own/saved-filters'
import { ColumnChoice, useColumns } from '../../src/kit/list/columns/columns'
import type { Column } from '../../src/kit/list/columns/column'
import { show } from '../support/show'

const list = '/admin/order/list'
const filters = [{ name: '待付', address: 'state=unpaid' }]
const kept = { '/admin/filter/list': { data: [{ list, filters, columns: ['amount', 'gone', 'no'] }] } }

it('a filter is kept as the address of its list, renamed, and dropped', async () => {
  const shown = await show(
    <SavedFilters list={list} fields={{ state: 'paid', id: '7', page: '3', amount: '100~' }} />,
    {
      roles: ['operator'],
      answers: { ...kept, '/admin/filter/edit': { list, filters, columns: null } },
    },
  )
  await shown.press('我的筛选')
  expect(document.querySelector('a')?.getAttribute('href')).toContain('state=unpaid')
  await shown.type('当前筛选的名称', '待付')
  expect([shown.has('保存'), shown.has('更新为当前筛选')]).toEqual([false, true])
  await shown.type('当前筛选的名称', '已付大额')
  await shown.press('保存')
  const edits = () => shown.sentTo('/admin/filter/edit')
  expect(edits()).toEqual([{ list, filter: { name: '已付大额', address: 'amount=100%7E&state=paid' } }])
  await shown.press('我的筛选')
  await shown.press('改名')
  await shown.type('改名 待付', '没付')
  await shown.press('改名')
  expect(edits().at(-1)).toEqual({ list, filter: { name: '没付', was: '待付', address: 'state=unpaid' } })
  await shown.press('删除')
  expect(edits().at(-1)).toEqual({ list, filter: { name: '待付', address: null } })
})

it('the one that stands in the address is named, and nothing is kept of a list as it is of itself', async () => {
  const roles = ['operator'] as const
  const named = await show(<SavedFilters list={list} fields={{ state: 'unpaid' }} />, { roles, answers: kept })
  expect(named.has('我的筛选：待付')).toBe(true)
})

const columns: readonly Column<object>[] = [
  { key: 'no', title: '单号' },
  { key: 'state', title: '状态' },
  { key: 'amount', title: '金额' },
  { key: 'at', title: '时间', isExtra: true },
]

function Columns() {
  const own = useColumns(list, columns)
  return (
    <>
      <p>{own.shown.map(({ title }) => title).join(' ')}</p>
      <ColumnChoice columns={own} />
      <button type='button'>别处</button>
    </>
  )
}

const shownColumns = () => document.querySelector('p')?.textContent

it('columns come in the order that somebody chose, one place up or down by a key that keeps the focus, and are given back', async () => {
  const shown = await show(<Columns />, {
    roles: ['operator'],
    answers: { ...kept, '/admin/filter/edit': { list, filters: [], columns: null } },
  })
  expect(shownColumns()).toBe('金额 单号')
  await shown.press('列')
  const down = document.querySelector<HTMLButtonElement>('[aria-label="下移 金额"]')
  down?.focus()
  act(() => down?.click())
  expect(shownColumns()).toBe('单号 金额')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('上移 金额')
  await shown.press('列')
  expect(shown.sentTo('/admin/filter/edit')).toEqual([{ list, columns: ['no', 'amount'] }])
  await shown.press('列')
  expect(shownColumns()).toBe('单号 状态 金额')
})
