/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { commandsOf } from '../../walk/document'

const root = path.resolve(__dirname, '../../..')
const page = readFileSync(path.join(root, 'docs/operation.md'), 'utf8')
const steps = commandsOf(page).slice(0, 8)

const folder = mkdtempSync(path.join(os.tmpdir(), 'menpai-installer-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The installer without doing anything: every command of its eight steps is said. */
function dryRun(answers: Readonly<Record<string, string>> = {}) {
  const given = { CITY: 'server/setup/city.example.json', ...answers }
  const file = path.join(folder, 'answers')
  writeFileSync(
    file,
    Object.entries(given)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  const args = ['deploy/install.sh', '--dry-run', '--yes', '--answers', file]
  return spawnSync('bash', args, { cwd: root, encoding: 'utf8' })
}

/** Commands of the page that the installer says otherwise, and why. */
const otherwise: Readonly<Record<string, { readonly as: string; readonly because: string }>> = {
  'apt-get update && apt-get install git openssl postgresql nginx certbot': {
    as: 'apt-get update && apt-get install -y git openssl postgresql nginx certbot',
    because: 'nobody answers apt',
  },
  'runuser -u postgres -- createuser --pwprompt menpai': {
    as: 'runuser -u postgres -- createuser menpai',
    because: 'it makes the password itself',
  },
  'git clone … /opt/menpai': { as: `git clone ${root} /opt/menpai`, because: 'it knows from where' },
  'cd /opt/menpai && set -a && . /etc/menpai/server.env && set +a': {
    as: 'cd /opt/menpai && set -a && . /etc/menpai/server.env && set +a && npm run build:h5',
    because: 'each command has a shell of its own',
  },
  'npm run setup -- --file /etc/menpai/city.json --passwords /root/founder-passwords.txt': {
    as: 'npm run setup -- --file /etc/menpai/city.json --passwords /root/founder-passwords.txt --yes',
    because: 'it has said what would be made',
  },
  'journalctl -u menpai -f': { as: '', because: 'that is for who looks' },
  "sed -i 's/app.example.com/…/g; s/pic.example.com/…/g' /etc/nginx/conf.d/menpai.conf": {
    as: "sed -i 's/app.example.com/app.example.com/g; s/pic.example.com/pic.example.com/g' /etc/nginx/conf.d/menpai.conf",
    because: 'it knows the names',
  },
}

it('runs every command of the page’s first eight steps, in their order', () => {
  const { stdout, status } = dryRun()
  expect(status).toBe(0)
  const wanted = steps.flatMap(({ lines }) => lines).map((line) => otherwise[line]?.as ?? line)
  const missing = wanted.filter((line) => !stdout.includes(line))
  expect(missing).toEqual([])
  const places = steps.map(({ lines: [first = ''] }) => stdout.indexOf(otherwise[first]?.as ?? first))
  expect(places).toEqual([...places].sort((one, other) => one - other))
})

it('excuses no command that the page does not have', () => {
  const all = steps.flatMap(({ lines }) => lines)
  expect(Object.keys(otherwise).filter((line) => !all.includes(line))).toEqual([])
})

it('said twice it says the same, and makes nothing', () => {
  const [once, again] = [dryRun(), dryRun()]
  expect(again.stdout).toBe(once.stdout)
  expect(existsSync('/etc/menpai/installed')).toBe(false)
})

it('writes the names it was told everywhere, and takes no wrong ones', () => {
  const { stdout } = dryRun({ APP_NAME: 'app.city.cn', PICTURE_NAME: 'pic.city.cn', ADMINISTRATORS: '老周,阿岚' })
  expect(stdout).toContain('-d app.city.cn -d pic.city.cn')
  expect(stdout).toContain('npm run setup -- --administrator 阿岚')
  expect(stdout.match(/s\/app\.example\.com\/app\.city\.cn\/g/g)).toHaveLength(2)
  expect(dryRun({ PICTURE_NAME: 'app.example.com' }).stderr).toContain('图片的域名要和应用的不同')
  expect(dryRun({ APP_NAME: 'a b; rm' }).stderr).toContain('这不是域名')
  expect(dryRun({ CITY: '/nowhere.json' }).stderr).toContain('读不到城市文件')
})

it('ends with what is left', () => {
  const [, left = ''] = dryRun({ CITY: 'server/setup/city.example.json', HTTPS: 'no' }).stdout.split('还剩下：')
  for (const what of ['小程序', '创始密码', '域名指向这台机器后', '开城清单', '另存一份']) expect(left).toContain(what)
})

it('is a script that shellcheck finds nothing in, where it is there', () => {
  const { error, stdout } = spawnSync('shellcheck', ['deploy/install.sh'], { cwd: root, encoding: 'utf8' })
  if (error) return
  expect(stdout).toBe('')
})

it('takes Node.js from the place that it was told, where nodejs.org is far', () => {
  expect(dryRun().stdout).toContain('从 https://nodejs.org/dist/latest-v24.x 取')
  const NODE_FROM = 'https://npmmirror.com/mirrors/node/latest-v24.x'
  expect(dryRun({ NODE_FROM }).stdout).toContain(`从 ${NODE_FROM} 取`)
})
