import { serverFields } from '@/lib/forms/server-fields'
import type { CallError } from '@/lib/http/errors'

const refused = (fields: unknown, reason = 'FORM') =>
  ({ kind: 'refused', reason, msg: '填写有误', data: { fields } }) as unknown as CallError
const names = ['title', 'options']

it.each<readonly [fields: Readonly<Record<string, unknown>>, shown: Readonly<Record<string, string>>, rest: boolean]>([
  [{}, {}, false],
  [{ title: '请填写标题' }, { title: '请填写标题' }, false],
  [{ 'options.1': '请填写' }, { options: '请填写' }, false],
  [{ 'options.1': '第一句', 'options.2': '第二句', options: '第三句' }, { options: '第一句' }, false],
  [{ areaId: '不对' }, {}, true],
  [{ title: '请填写标题', areaId: '不对' }, { title: '请填写标题' }, true],
  [{ title: 7 }, {}, true],
  [{ 'x.title': '不对' }, {}, true],
  [{ '': '不对' }, {}, true],
])('of the words %j the form shows %j; others: %s', (told, fields, rest) => {
  expect(serverFields(refused(told), names)).toEqual({ fields, rest })
})

it.each([undefined, null, 'title', 7])('a refusal whose words are %j says nothing of fields', (told) => {
  expect(serverFields(refused(told), names)).toBeNull()
})

it('no other failure does', () => {
  expect(serverFields(refused({ title: '请填写标题' }, 'MOVED'), names)).toBeNull()
  const lost = { kind: 'network', reason: 'FORM', data: { fields: { title: '请填写标题' } } } as unknown as CallError
  expect(serverFields(lost, names)).toBeNull()
})
