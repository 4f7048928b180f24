import { noticeAdd } from '@contract/endpoints/city/notices'
import * as v from 'valibot'

const notice = { clientNo: '00000000-0000-4000-8000-000000000001', areaId: 3253, title: '停水', content: '明日停水' }
const takes = (said: object): boolean => v.safeParse(noticeAdd.input, { ...notice, ...said }).success

it('a notice to an area has a title of at most 40 characters', () => {
  expect(['', '水'.repeat(40), '水'.repeat(41)].map((title) => takes({ title }))).toEqual([false, true, false])
})

it('a notice to an area says at most 5000 characters', () => {
  expect([5_000, 5_001].map((length) => takes({ content: '水'.repeat(length) }))).toEqual([true, false])
})
