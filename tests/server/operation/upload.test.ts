/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const key = path.join(root, 'package.json')
const good = { MENPAI_WEAPP_APP_ID: 'wx0123456789abcdef', MENPAI_WEAPP_KEY_FILE: key }

const log = `# Changelog

## Unreleased

## 1.2.3 (2026-11-21)

- Icons are seen.
- Pages stand still behind popups.

## 1.2.2

- Older.
`

/** What the command would do with these settings. */
function planOf(env: Readonly<Record<string, string>>, changelog = log): unknown {
  const plan = path.join(root, 'scripts/setup/upload-plan.mjs')
  const project = `{ version: '1.2.3', changelog: ${JSON.stringify(changelog)}, hasFile: existsSync, folder: 'dist/market/weapp' }`
  const script = `import { existsSync } from 'node:fs'; import { uploadPlan } from ${JSON.stringify(plan)}
    console.log(JSON.stringify(uploadPlan(${JSON.stringify(env)}, ${project})))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout)
}

it('hands the vendor’s tool, of one version, what was built, the key, the version, the robot and what is new', () => {
  expect(planOf({ ...good, MENPAI_WEAPP_ROBOT: '7' })).toEqual({
    appId: 'wx0123456789abcdef',
    version: '1.2.3',
    robot: '7',
    command: [
      'exec',
      '--yes',
      '--package=miniprogram-ci@2.1.42',
      '--',
      'miniprogram-ci',
      'upload',
      '--pp',
      'dist/market/weapp',
      '--pkp',
      key,
      '--appid',
      'wx0123456789abcdef',
      '--uv',
      '1.2.3',
      '-r',
      '7',
      '--ud',
      'Icons are seen. Pages stand still behind popups.',
      '--use-project-config',
      'true',
    ],
  })
})

it.each([
  ['has no release', log.replace(/## 1[^]*/, ''), 'CHANGELOG.md: no release yet'],
  [
    'is of another version than package.json',
    log.replace('1.2.3', '1.3.0'),
    'its newest release is 1.3.0, package.json has 1.2.3',
  ],
  [
    'has more that is not released, which would go up as what is',
    log.replace('## Unreleased', '## Unreleased\n\n- Not given to anybody yet.'),
    'CHANGELOG.md: what is “Unreleased” would go up as 1.2.3',
  ],
  ['says nothing of it', log.replace(/- (Icons|Pages).*/g, ''), 'CHANGELOG.md: 1.2.3 says nothing of what is new'],
])('refuses when the changelog %s', (_what, changelog, words) => {
  expect(planOf(good, changelog)).toEqual({ problems: [expect.stringContaining(words)] })
})

it('cuts the note where WeChat cuts it, and takes a release that is the last thing of the changelog', () => {
  const changelog = `## 1.2.3\n\n- ${'新'.repeat(120)}`
  expect(planOf(good, changelog)).toMatchObject({ command: expect.arrayContaining(['新'.repeat(100)]) as string[] })
})

it('takes the id that payments have, and the first robot, unless it is told others', () => {
  const { MENPAI_WEAPP_KEY_FILE } = good
  expect(planOf({ MENPAI_WEAPP_KEY_FILE, MENPAI_WECHAT_MINI_APP_ID: 'wxfedcba9876543210' })).toMatchObject({
    appId: 'wxfedcba9876543210',
    robot: '1',
  })
})

it('says all that is missing at once, and builds and sends nothing', () => {
  const { PATH = '' } = process.env
  const env = { PATH, MENPAI_WEAPP_KEY_FILE: '/nowhere/private.key', MENPAI_WEAPP_ROBOT: '31' }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/upload.mjs'], { cwd: root, env, encoding: 'utf8' })
  expect(status).toBe(1)
  for (const name of ['MENPAI_WEAPP_APP_ID', 'no file /nowhere/private.key', 'MENPAI_WEAPP_ROBOT'])
    expect(stdout).toContain(name)
  expect(stdout).not.toContain('Building')
})
