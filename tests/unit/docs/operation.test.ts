import { readFileSync } from 'node:fs'
import path from 'node:path'
import { commandsOf, isForHost, needsHost, upgradeOf } from '../../walk/document'

const root = path.resolve(__dirname, '../../..')
const page = readFileSync(path.join(root, 'docs/operation.md'), 'utf8')
const steps = commandsOf(page)
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
  expect(
    needsHost.filter(({ begins }) => ![...lines, ...upgradeOf(page)].some((line) => line.startsWith(begins))),
  ).toEqual([])
})

it('an upgrade builds what the first installation builds, and the walk runs it', () => {
  const built = lines.filter((line) => /npm run build:(h5|console)/.test(line))
  expect(upgradeOf(page).filter((line) => !isForHost(line))).toEqual([
    'set -a && . /etc/menpai/server.env && set +a',
    ...built,
  ])
})

it('names no command of npm that is not there', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...page.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
