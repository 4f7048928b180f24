import { groupsOf } from '@/ui/select-row/groups'

const items = [
  { id: 1, text: '大米', group: '粮食' },
  { id: 2, text: '理发', group: '服务' },
  { id: 3, text: '面粉', group: '粮食' },
  { id: 4, text: '其他' },
]

it('puts choices under their groups, in the given order', () => {
  expect(groupsOf(items, '').map(({ name, items: own }) => [name, own.map(({ id }) => id)])).toEqual([
    ['粮食', [1, 3]],
    ['服务', [2]],
    ['', [4]],
  ])
})

it('finds by words and by group', () => {
  expect(groupsOf(items, ' 粮 ').flatMap(({ items: own }) => own.map(({ id }) => id))).toEqual([1, 3])
  expect(groupsOf(items, '理').flatMap(({ items: own }) => own.map(({ id }) => id))).toEqual([2])
  expect(groupsOf(items, '没有')).toEqual([])
})
