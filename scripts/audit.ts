import { spawnSync } from 'node:child_process'
import * as v from 'valibot'

const Answer = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
})
const Failure = v.object({ message: v.optional(v.string(), ''), error: v.optional(v.object({ summary: v.string() })) })

/** Parses npm's output; undefined when it has another shape. */
function read<T>(schema: v.GenericSchema<unknown, T>, text: string): T | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/**
 * `npm run audit`: known vulnerabilities in the packages that run in production. Exit code 0 when there are none, 1 when there are some, 2
 * when the registry did not answer, so that nothing is known. Options are passed on to npm.
 */
function audit(options: readonly string[]): number {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...options], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const answer = read(Answer, stdout)
  if (!answer) {
    const failure = read(Failure, stdout)
    console.error(`No answer: ${failure?.message || failure?.error?.summary || stderr.trim() || 'npm said nothing'}`)
    console.error(
      'Nothing is known about vulnerabilities of the dependencies. Ask again where the registry answers audits.',
    )
    return 2
  }
  const found = Object.entries(answer.vulnerabilities)
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`)
  console.log(
    found.length === 0
      ? 'No known vulnerabilities in what runs in production.'
      : `Known vulnerabilities in ${found.length} packages.`,
  )
  return found.length === 0 ? 0 : 1
}

process.exitCode = audit(process.argv.slice(2))
