import { open, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { Mobile } from '@contract/endpoints/people/accounts'
import { standardHours } from '@contract/hours'
import { err, ok } from '@contract/result'
import { fileText } from '@contract/texts/file-text'
import { inFours } from '@contract/people/formats'
import { fileMark } from '@contract/texts/file-text'
import { commandDeps, onDatabase, runCommand } from './command'
import { migrate } from './db/migrate'
import type { Db, Tx } from './db/schema'
import { transact } from './db/transact'
import type { Deps } from './deps'
import { decode } from './format/decode'
import { askAt, composeCity, forms, takeUsual } from './setup/ask'
import { inviteAdministrator } from './setup/administrator'
import type { CityFile } from './setup/city-file'
import { readCity } from './setup/city-file'
import type { Line, NewPassword, Settled } from './setup/lines'
import type { Renewed } from './setup/residents'
import { renewPassword } from './setup/residents'
import { settle } from './setup/settle'

const usage = `npm run setup                       asks, says what it will do, and does it
npm run setup -- --file city.json   takes a city from a file (begin with server/setup/city.example.json)
  --dry-run            says what it would do and does not do it (it only brings the tables up to date)
  --yes                does not ask before it begins
  --passwords FILE     writes the new founder passwords into a new file that only you can read, and not to the terminal
  --renew 1:128        gives block 128 of area 1 a new founder password, signs everybody out of it, and unbinds a
                       mobile number that was bound within the last 24 hours
    --mobile NUMBER    binds this number of the owner's instead of the one that is bound; none: unbinds it
  --administrator 管理员  makes an administrator of the operator console, who makes the other staff together with a second
                       one, and shows the invitation this once; for somebody without a password yet, a new invitation
Answers that are given before they are asked for:
  --area 1 --name 新城 --operator 城务 --operator-block 1 --mobile 13800000000
  and, each as often as needed:
  --zone      ${forms.zone}
  --category  ${forms.category}
What is there already stays: give the same flags again with more of them, and only the new is made.`

const options = {
  file: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  passwords: { type: 'string' },
  area: { type: 'string' },
  name: { type: 'string' },
  zone: { type: 'string', multiple: true },
  category: { type: 'string', multiple: true },
  operator: { type: 'string' },
  'operator-block': { type: 'string' },
  mobile: { type: 'string' },
  renew: { type: 'string' },
  administrator: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const argsOf = () => parseArgs({ options }).values
type Args = ReturnType<typeof argsOf>

async function cityText(args: Args): Promise<string> {
  if (args.file !== undefined) return fileText(await readFile(args.file), decode) ?? ''
  const flags = { ...args, operatorBlock: args['operator-block'] }
  if (args.yes || !process.stdin.isTTY) return composeCity(flags, takeUsual)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await composeCity(flags, askAt(terminal))
  } finally {
    terminal.close()
  }
}

async function isWanted(args: Args): Promise<boolean> {
  if (args.yes) return true
  if (!process.stdin.isTTY) throw new Error('Nobody to ask: add --yes to do it, or --dry-run to only look.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await terminal.question('Do this? (yes/no) ')).trim())
  } finally {
    terminal.close()
  }
}

const signs: Readonly<Record<Line['did'], string>> = { make: '+', keep: '=', differs: '!' }

function show({ lines }: Settled): void {
  for (const { did, what } of lines)
    console.log(`  ${signs[did]} ${what}${did === 'differs' ? ' (something else is there and stays)' : ''}`)
  const count = (did: Line['did']) => lines.filter((line) => line.did === did).length
  console.log(`${count('make')} to make, ${count('keep')} there already, ${count('differs')} different and left alone.`)
}

/** A dry run: does everything in a transaction that is rolled back, to show what the command would do. */
async function rehearse(deps: Deps, city: CityFile): Promise<Settled> {
  const tried = await transact(deps.db, async (tx) => err(await settle(tx, deps, city)))
  if (tried.ok) throw new Error('a rehearsal must be taken back')
  return tried.error
}

const tableOf = (passwords: readonly NewPassword[]): string => {
  const rows = passwords.map((row) => [row.areaId, row.blockNo, row.nickName, inFours(row.password)].join('\t'))
  return `area\tblock\tnickname\tfounder password\n${rows.join('\n')}\n`
}

function tell(passwords: readonly NewPassword[], file: string | undefined): void {
  if (passwords.length === 0) return
  if (file === undefined) {
    console.log('\nFounder passwords, shown this once: keep them where only their owners can read them.')
    console.log(tableOf(passwords))
    return
  }
  console.log(
    `${passwords.length} founder passwords were written to ${file}: give each to its owner and delete the file.`,
  )
}

/**
 * Does something that makes passwords, in one transaction, and shows them once. A file with them is written before the commit, so that a
 * full disk loses nothing; the file must not exist yet.
 */
async function withPasswords(
  deps: Deps,
  path: string | undefined,
  work: (tx: Tx) => Promise<readonly NewPassword[]>,
): Promise<void> {
  const file = path === undefined ? undefined : await open(path, 'wx', 0o600)
  try {
    const done = await transact(deps.db, async (tx) => {
      const made = await work(tx)
      await file?.truncate(0)
      await file?.write(`${fileMark}${tableOf(made)}`, 0)
      await file?.sync()
      return ok(made)
    })
    console.log('Done.')
    if (done.ok) tell(done.value, path)
  } finally {
    await file?.close()
  }
}

/** What happened to the owner's number, as a sentence for the operator. Only its last digits are shown. */
function mobileLine({ mobile, unbound }: Renewed): string {
  const end = (number: string) => `the mobile number that ends in ${number.slice(-4)}`
  const gone = unbound === '' ? [] : [`${end(unbound)} is bound no more`]
  const there = mobile === '' ? [] : [`${end(mobile)} is bound: if it is not the owner's, do this again with --mobile`]
  return [...gone, ...there].join('; ') || 'no mobile number is bound'
}

/** For an owner who lost the founder password, or whose password was stolen. */
async function renew(deps: Deps, { renew: block = '', mobile, passwords }: Args): Promise<void> {
  const [, areaId, blockNo] = /^(\d{1,6}):(\d{1,6})$/.exec(block) ?? []
  if (areaId === undefined || blockNo === undefined) throw new Error('Write the block as area:number, such as 1:128.')
  if (mobile !== undefined && mobile !== 'none' && !v.is(Mobile, mobile))
    throw new Error('Write the mobile number with its 11 digits, or none.')
  const number = mobile === 'none' ? '' : mobile
  const wish = { areaId: Number(areaId), blockNo: Number(blockNo), ...(number !== undefined && { mobile: number }) }
  const lines: string[] = []
  await withPasswords(deps, passwords, async (tx) => {
    const done = await renewPassword(tx, deps, wish)
    lines.splice(0, lines.length, mobileLine(done))
    return [done]
  })
  for (const line of lines) console.log(`Of its owner, ${line}.`)
}

/** For the first administrators of the console: later ones are made there. */
async function appoint(deps: Deps, name: string): Promise<void> {
  const made = await transact(deps.db, async (tx) => ok(await inviteAdministrator(tx, deps, name)))
  if (!made.ok) return
  const until = new Date(made.value.until).toISOString()
  console.log(`Invitation for ${name}, shown this once, until ${until}:\n${made.value.invitation}`)
}

async function run(args: Args, db: Db): Promise<void> {
  await migrate(db)
  const deps = commandDeps(db)
  if (args.renew !== undefined) {
    await renew(deps, args)
    return
  }
  if (args.administrator !== undefined) {
    await appoint(deps, args.administrator)
    return
  }
  const city = readCity(await cityText(args))
  if (!city.ok) {
    for (const { at, what } of city.error) console.error(`${at}: ${what}`)
    throw new Error('Nothing was changed.')
  }
  const plan = await rehearse(deps, city.value)
  show(plan)
  const { open, close } = standardHours
  console.log(
    `Purchases and payments are open from ${open}:00 to ${close}:00, Shanghai time, where nothing else is set.`,
  )
  if (args['dry-run'] || plan.lines.every(({ did }) => did !== 'make')) return
  if (!(await isWanted(args))) {
    console.log('Nothing was changed.')
    return
  }
  await withPasswords(deps, args.passwords, async (tx) => (await settle(tx, deps, city.value)).passwords)
}

runCommand(async () => {
  const args = argsOf()
  if (args.help) console.log(usage)
  else await onDatabase((db) => run(args, db))
})
