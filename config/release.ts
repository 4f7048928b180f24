/** Client secrets that every build knows: for development only. */
export const developmentSecrets = { secretA: 'menpai-dev-a', secretB: 'menpai-dev-b' } as const

type Environment = Readonly<Record<string, string | undefined>>

const secretNames = ['MENPAI_SIGN_SECRET_A', 'MENPAI_SIGN_SECRET_B'] as const

/** The least length of a secret; the server refuses shorter ones too. */
const shortestSecret = 12

/** A public host name: WeChat accepts no IP address, no local name, and no path. */
const publicOrigin = /^https:\/\/(?=[^/]*[a-z])(?!localhost\b)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/i

function secretProblems(env: Environment): readonly string[] {
  const known: readonly string[] = Object.values(developmentSecrets)
  return secretNames
    .filter((name) => (env[name] ?? '').length < shortestSecret || known.includes(env[name] ?? ''))
    .map((name) => `${name}: a secret of at least ${shortestSecret} characters, the one the server has`)
}

/** In a browser the page's own origin is enough. */
function originProblems(env: Environment, target: string): readonly string[] {
  const origin = env['MENPAI_API_ORIGIN'] ?? ''
  if (origin === '' && target !== 'weapp') return []
  return publicOrigin.test(origin)
    ? []
    : ['MENPAI_API_ORIGIN: where the app finds the server, such as https://api.example.com']
}

/**
 * Whether the build is to be published: `MENPAI_MODE=production`. `NODE_ENV` cannot tell, because it is `production` for every minified
 * build.
 */
export const isRelease = (env: Environment): boolean => env['MENPAI_MODE'] === 'production'

/** Which settings must not be published, in words; empty for a build that is not to be published. */
export const releaseProblems = (env: Environment, target: string): readonly string[] =>
  isRelease(env) ? [...secretProblems(env), ...originProblems(env, target)] : []

/** Throws when this build is meant for publishing and its settings must not be published. */
export function requireReleasable(env: Environment, target: string): void {
  const problems = releaseProblems(env, target)
  if (problems.length > 0)
    throw new Error(`This build is for release (MENPAI_MODE=production), and cannot be:\n  ${problems.join('\n  ')}`)
}
