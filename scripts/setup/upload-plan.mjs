// @ts-check

/** WeChat's own tool. It has a thousand dependencies, so it is fetched into npm's cache only for an upload. */
export const tool = 'miniprogram-ci@2.1.42'

/** The longest note that WeChat shows beside the version, in characters. */
const noteMost = 100

/**
 * The newest release in the changelog: its version, and its first lines as far as WeChat shows them. Undefined before the first release.
 * @param {string} changelog
 * @returns {{ version: string, note: string } | undefined}
 */
function newestRelease(changelog) {
  const [, version, text = ''] = /^## \[?v?(\d+\.\d+\.\d+)\]?[^\n]*$([^]*?)(?=^## |$(?![^]))/m.exec(changelog) ?? []
  if (version === undefined) return undefined
  const lines = [...text.matchAll(/^- (.+)$/gm)].map(([, line]) => line)
  return { version, note: lines.join(' ').slice(0, noteMost) }
}

/**
 * Whether there is something new that no release has.
 * @param {string} changelog
 */
const hasUnreleased = (changelog) => /^## Unreleased[^\n]*$(?:(?!^## )[^])*?^- /m.test(changelog)

/**
 * Why the changelog gives no version to upload, in words.
 * @param {string} version of package.json
 * @param {string} changelog
 * @param {ReturnType<typeof newestRelease>} release its newest one
 */
function problemOfRelease(version, changelog, release) {
  if (!release) return 'CHANGELOG.md: no release yet; give what is “Unreleased” a heading such as “## 1.0.0”'
  if (release.version !== version)
    return `CHANGELOG.md: its newest release is ${release.version}, package.json has ${version}`
  if (hasUnreleased(changelog)) return `CHANGELOG.md: what is “Unreleased” would go up as ${version}`
  return release.note === '' ? `CHANGELOG.md: ${version} says nothing of what is new` : undefined
}

/** @param {string} text */
const isRobot = (text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 30

/**
 * The command that uploads the build, or everything that is missing for it, in words.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {{ version: string, changelog: string, hasFile: (file: string) => boolean, folder: string }} project `folder`: of the build
 * @returns {{ problems: string[] } | { appId: string, version: string, robot: string, command: string[] }}
 */
export function uploadPlan(env, { version, changelog, hasFile, folder }) {
  const appId = env.MENPAI_WEAPP_APP_ID ?? env.MENPAI_WECHAT_MINI_APP_ID ?? ''
  const key = env.MENPAI_WEAPP_KEY_FILE ?? ''
  const robot = env.MENPAI_WEAPP_ROBOT || '1'
  /** @type {string[]} */
  const problems = []
  if (!/^wx[0-9a-f]{16}$/.test(appId))
    problems.push('MENPAI_WEAPP_APP_ID: the id of the mini-program, wx and 16 digits')
  if (key === '')
    problems.push('MENPAI_WEAPP_KEY_FILE: the file with the key for uploading (WeChat: 开发管理, 小程序代码上传)')
  else if (!hasFile(key)) problems.push(`MENPAI_WEAPP_KEY_FILE: there is no file ${key}`)
  if (!isRobot(robot)) problems.push('MENPAI_WEAPP_ROBOT: a number from 1 to 30')
  const release = newestRelease(changelog)
  const problem = problemOfRelease(version, changelog, release)
  if (problem !== undefined) problems.push(problem)
  if (problems.length > 0 || !release) return { problems }
  const given = ['--pp', folder, '--pkp', key, '--appid', appId, '--uv', version, '-r', robot]
  const note = ['--ud', release.note, '--use-project-config', 'true']
  const command = ['exec', '--yes', `--package=${tool}`, '--', 'miniprogram-ci', 'upload', ...given, ...note]
  return { appId, version, robot, command }
}
