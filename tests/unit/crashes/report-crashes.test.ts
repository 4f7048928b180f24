import type { Api } from '@/lib/api/api'
import { crashReporter } from '@/lib/crashes/report-crashes'
import { ok } from '@contract/result'

function telling() {
  const sent: object[] = []
  const form = ((path: string, input: object, options: object) => {
    sent.push({ path, ...input, ...options })
    return Promise.resolve(ok({}))
  }) as unknown as Api['form']
  return { sent, tell: crashReporter(() => ({ form }), '0.1.0') }
}

it('tells a crash once, without what is private and without a sign of loading', () => {
  const { sent, tell } = telling()
  const crash = { kind: 'error', text: 'no code 192837', page: 'pages/index/index' } as const
  tell(crash)
  tell(crash)
  expect(sent).toEqual([{ path: '/fault/tell', ...crash, text: 'no code …', version: '0.1.0', quiet: true }])
})

it('tells five at most, and nothing of an address but its path', () => {
  const { sent, tell } = telling()
  for (let at = 0; at < 9; at += 1) tell({ kind: 'page', text: '', page: `pages/a${at}?id=3` })
  expect(sent).toHaveLength(5)
  expect(sent[0]).toMatchObject({ page: 'pages/a0' })
})
