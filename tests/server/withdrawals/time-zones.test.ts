import { execFileSync } from 'node:child_process'
import path from 'node:path'

it('the days of the notice are known in every time zone a server may run in', () => {
  const days = `['2026-10-07', '2026-10-08', '2026-10-10', '2026-02-14', '2031-10-01'].map(isWorkingDay).join()`
  const code = `import { isWorkingDay } from './server/modules/withdrawals/open/working-days'; process.stdout.write(${days})`
  for (const TZ of ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    const env = { ...process.env, TZ }
    const told = execFileSync('npx', ['tsx', '-e', code], {
      cwd: path.join(__dirname, '../../..'),
      env,
      encoding: 'utf8',
    })
    expect(told).toBe('false,true,true,true,false')
  }
})
