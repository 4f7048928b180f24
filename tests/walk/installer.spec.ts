import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const product = path.resolve(__dirname, '../..')
const mirror = process.env['MENPAI_DEBIAN'] ?? 'http://deb.debian.org/debian'
const hasRoot = process.getuid?.() === 0 && spawnSync('debootstrap', ['--version']).status === 0

const answersOf = (source: string) => `APP_NAME=app.city.example
PICTURE_NAME=pic.city.example
SOURCE=${source}
CITY=/root/menpai/server/setup/city.example.json
ADMINISTRATORS=老周,阿岚
HTTPS=no
`

/** A bare Debian, with the product as somebody copied it there. */
function bareDebian(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'menpai-bare-'))
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root, mirror], { stdio: 'ignore' })
  execFileSync('git', ['clone', '--quiet', product, path.join(root, 'root/menpai')])
  writeFileSync(path.join(root, 'root/answers'), answersOf('/root/menpai'))
  writeFileSync(path.join(root, 'root/wrong-answers'), answersOf('/root/nowhere'))
  // Where the machine reaches no archive of Node.js, its own is there as if somebody had installed it.
  if (spawnSync('curl', ['-fsI', 'https://nodejs.org/dist/']).status !== 0) ownNode(root)
  cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(root, 'root/ca.crt'))
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'))
  execFileSync('mount', ['--bind', '/dev', path.join(root, 'dev')])
  execFileSync('mount', ['-t', 'proc', 'proc', path.join(root, 'proc')])
  return root
}

/** This machine's Node.js, with what its packages need to be built. */
function ownNode(root: string): void {
  const places = ['bin/node', 'bin/npm', 'bin/npx', 'lib/node_modules/npm', 'include/node']
  for (const place of places) {
    const to = path.join(root, 'usr', place)
    mkdirSync(path.dirname(to), { recursive: true })
    cpSync(path.join('/usr', place), to, { recursive: true, verbatimSymlinks: true })
  }
}

function clearAway(root: string): void {
  spawnSync('chroot', [root, 'pg_ctlcluster', '15', 'main', 'stop'])
  for (const place of ['dev', 'proc']) spawnSync('umount', [path.join(root, place)])
  rmSync(root, { recursive: true, force: true })
}

const install = (root: string, answers = 'answers') =>
  spawnSync('chroot', [root, 'bash', '/root/menpai/deploy/install.sh', '--yes', '--answers', `/root/${answers}`], {
    encoding: 'utf8',
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
      NPM_CONFIG_CAFILE: '/root/ca.crt',
    },
    maxBuffer: 64 * 1024 * 1024,
  })

// What needs names of the internet and a running systemd is left to the one who installs, and is said at the end.
test('the installer makes a city on a bare Debian, and a second time changes nothing', () => {
  test.skip(!hasRoot, 'no debootstrap here, or not root')
  test.setTimeout(3_600_000)
  const root = bareDebian()
  try {
    const wrong = install(root, 'wrong-answers')
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('处理后再运行一次')])
    const first = install(root)
    expect([first.status, first.stderr.slice(-2_000)]).toEqual([0, expect.anything()])
    expect(first.stdout.match(/Invitation for/g)).toHaveLength(2)
    for (const app of ['h5', 'market/h5', 'console'])
      expect(existsSync(path.join(root, 'opt/menpai/dist', app, 'index.html'))).toBe(true)
    const settings = readFileSync(path.join(root, 'etc/menpai/server.env'), 'utf8')
    expect(settings).toContain('MENPAI_PUBLIC_URL=https://app.city.example')
    expect(settings).not.toContain(':PASSWORD@')
    const again = install(root)
    expect(again.status).toBe(0)
    expect(readFileSync(path.join(root, 'etc/menpai/server.env'), 'utf8')).toBe(settings)
    expect(again.stdout).not.toContain('Invitation for')
    expect(again.stdout.match(/已有，不动/g)?.length).toBeGreaterThan(10)
  } finally {
    clearAway(root)
  }
})
