import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

interface Choice {
  readonly chosen: readonly string[]
  readonly left: readonly string[]
}

/** What `npm run check` runs of these suites in so many seconds. */
function nearest(suites: readonly string[], changed: readonly string[], seconds: number): Choice {
  const file = path.resolve(__dirname, '../../../scripts/setup/nearest.mjs')
  const script = `import { nearest } from ${JSON.stringify(file)}
    console.log(JSON.stringify(nearest(${JSON.stringify(suites)}, ${JSON.stringify(changed)}, ${seconds})))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout) as Choice
}

const suites = [
  'tests/server/wallet/wallet.test.ts',
  'tests/ui/orders/list.test.tsx',
  'tests/unit/wallet/groups.test.ts',
  'tests/server/orders/lists.test.ts',
  'tests/server/orders/act.test.ts',
]

it('runs everything when there is time', () => {
  const { chosen, left } = nearest(suites, ['server/modules/orders/act.ts'], 60)
  expect([...chosen].sort()).toEqual([...suites].sort())
  expect(left).toEqual([])
})

it('begins with the suites of the same subject and name, and ends with what is dear', () => {
  expect(nearest(suites, ['server/modules/orders/act.ts'], 60).chosen).toEqual([
    'tests/server/orders/act.test.ts',
    'tests/ui/orders/list.test.tsx',
    'tests/server/orders/lists.test.ts',
    'tests/unit/wallet/groups.test.ts',
    'tests/server/wallet/wallet.test.ts',
  ])
})

it('names what it has no time for', () => {
  const { chosen, left } = nearest(suites, ['contract/endpoints/orders/orders.ts'], 5)
  expect(chosen).toEqual(['tests/ui/orders/list.test.tsx', 'tests/server/orders/lists.test.ts'])
  expect([...chosen, ...left].sort()).toEqual([...suites].sort())
})

it('runs a suite that was changed itself, whatever it takes', () => {
  const changed = 'tests/server/wallet/wallet.test.ts'
  expect(nearest(suites, [changed], 0)).toMatchObject({ chosen: [changed] })
})

it('counts a long suite as what it costs', () => {
  const long = 'tests/server/orders/table.test.ts'
  const changed = ['server/modules/orders/act.ts']
  expect(nearest([long, ...suites], changed, 12).left).toContain(long)
  expect(nearest([long, ...suites], changed, 60).chosen).toContain(long)
})

it('knows the long suites by paths that exist', () => {
  const list = jest.requireActual<readonly string[]>('../../server/longest.cjs')
  const root = path.resolve(__dirname, '../../..')
  expect(list.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
