import { readFileSync } from 'node:fs'
import path from 'node:path'
import { commandsOf, isForHost, needsHost } from '../../walk/document'

const steps = commandsOf(readFileSync(path.resolve(__dirname, '../../../docs/operation.md'), 'utf8'))
const lines = steps.flatMap((step) => step.lines)

it('the page to a city has its ten steps, and commands in all but the last two', () => {
  expect(steps).toHaveLength(10)
  expect(steps.filter((step) => step.lines.length === 0).map(({ title }) => title)).toEqual([
    'Look',
    'Words of your own',
  ])
  expect(lines.length).toBeGreaterThan(25)
})

it('every command is run by the walk, or is one that needs a host; and none is excused that is not there', () => {
  const walked = lines.filter((line) => !isForHost(line))
  expect(walked.map((line) => line.split('\n')[0])).toEqual([
    '{',
    'cd /opt/menpai && set -a && . /etc/menpai/server.env && set +a',
    'npm run build:h5',
    'MENPAI_PRODUCT=market npm run build:h5',
    'npm run build:console',
    'npm run setup -- --file /etc/menpai/city.json --dry-run',
    'npm run setup -- --file /etc/menpai/city.json --passwords /root/founder-passwords.txt',
    'npm run setup -- --administrator 管理员甲',
    'npm run setup -- --administrator 管理员乙',
  ])
  expect(needsHost.filter(({ begins }) => !lines.some((line) => line.startsWith(begins)))).toEqual([])
})
