import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './rooms'

const folder = path.join(root, 'docs/decisions')
export const list = path.join(folder, 'README.md')

/** What decisions are about, in the order of the list. */
const subjects = [
  'Contract and texts',
  'Money',
  'Orders and offers',
  'Accounts',
  'Telling people',
  'Community',
  'Blocks',
  'Operator console',
  'Security',
  'Database and scale',
  'Operation',
  'Browser',
  'Mini-program',
  'Interface',
  'Tests',
] as const

const statuses = ['in force', 'proposed'] as const

interface DecisionRecord {
  readonly file: string
  readonly text: string
}

/** The files of records. What no longer holds is not kept: its history is git's. */
export const files: readonly string[] = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()

export const records: readonly DecisionRecord[] = files.map((file) => ({
  file,
  text: readFileSync(path.join(folder, file), 'utf8'),
}))

const head = /^# (\d{4}) · (.+)\n\nSubject: (.+)\nStatus: (.+)\n\n/
const isOneOf = (words: readonly string[], word: string) => words.includes(word)

interface Head {
  readonly title: string
  readonly subject: string
  readonly status: string
}

function headOf({ file, text }: DecisionRecord): Head | undefined {
  const [, number = '', title = '', subject = '', status = ''] = head.exec(text) ?? []
  const isRight = file.startsWith(`${number}-`) && isOneOf(subjects, subject) && isOneOf(statuses, status)
  return number !== '' && isRight ? { title, subject, status } : undefined
}

/** Records that do not begin with their own number, a subject that is known, and a status. */
export const headless = (all: readonly DecisionRecord[]): readonly string[] =>
  all.filter((record) => headOf(record) === undefined).map(({ file }) => file)

function lineOf(record: DecisionRecord): readonly [subject: string, line: string] {
  const { title = '', subject = '', status = '' } = headOf(record) ?? {}
  const mark = status === 'in force' ? '' : ` (${status})`
  return [subject, `- [${record.file.slice(0, 4)}](${record.file}) ${title}${mark}`]
}

const intro = `# Decisions

One record for each decision that holds, by subject: what is decided, why, and what was not taken. What no longer holds is changed or removed; its history is git's. A record begins with its number and title, a \`Subject:\` and a \`Status:\` (${statuses.join(', ')}); this list is made of them by \`npx tsx scripts/docs/decisions.ts\`, and \`tests/unit/docs/decisions.test.ts\` compares it.
`

/** The list of all records by subject. */
export function listOf(all: readonly DecisionRecord[]): string {
  const lines = all.map(lineOf)
  const parts = subjects.flatMap((name) => {
    const own = lines.filter(([subject]) => subject === name).map(([, line]) => line)
    return own.length === 0 ? [] : [`\n## ${name}\n\n${own.join('\n')}\n`]
  })
  return [intro, ...parts].join('')
}
