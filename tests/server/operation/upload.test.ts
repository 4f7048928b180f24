/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const key = path.join(root, 'package.json')
const good = { MENPAI_WEAPP_APP_ID: 'wx0123456789abcdef', MENPAI_WEAPP_KEY_FILE: key }

/** What the command would do with these settings. */
function planOf(env: Readonly<Record<string, string>>): unknown {
  const plan = path.join(root, 'scripts/setup/upload-plan.mjs')
  const project = `{ version: '1.2.3', changelog: '# Changelog\\n\\n## Unreleased\\n\\n- Icons are seen.\\n- Older.', hasFile: existsSync }`
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
      ...['exec', '--yes', '--package=miniprogram-ci@2.1.42', '--', 'miniprogram-ci', 'upload', '--pp', 'dist/weapp'],
      ...['--pkp', key, '--appid', 'wx0123456789abcdef', '--uv', '1.2.3', '-r', '7', '--ud', 'Icons are seen.'],
      ...['--use-project-config', 'true'],
    ],
  })
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
