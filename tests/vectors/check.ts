import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Adapted, Env } from './adapted'
import { adapter } from './adapter'
import { matches } from './compare'
import { decryptPassword } from './rsa'
import type { Json } from './tags'
import { decode, isObject, isTag } from './tags'

interface Case {
  readonly in: readonly Json[]
  readonly out: Json
  readonly env?: Env & { readonly draws?: number }
  /** What the specification leaves open here; a mark or words. */
  readonly ambiguous?: boolean | string
}

interface GoldenFile {
  readonly fn: string
  readonly cases: readonly Case[]
  readonly fixtures?: unknown
}

export interface FileOutcome {
  readonly name: string
  readonly passed: number
  /** What went wrong, a line each. */
  readonly failed: readonly string[]
  /** Ambiguous cases in which we differ. */
  readonly reported: readonly string[]
}

/** Properties are checked over several draws; by default this many. */
const usualDraws = 200

async function drawn(call: () => unknown, draws: number): Promise<unknown[]> {
  const results: unknown[] = []
  for (let turn = 0; turn < draws; turn += 1) results.push(await call())
  return results
}

const isIntIn = (value: unknown, min: unknown, max: unknown) =>
  Number.isInteger(value) && Number(value) >= Number(min) && Number(value) <= Number(max)

function isEncrypted(actual: unknown, plain: unknown, fixtures: unknown, key: unknown): boolean {
  if (typeof actual !== 'string' || actual.length !== 172 || actual.includes('+')) return false
  return decryptPassword(actual, fixtures, key) === plain
}

/** Runs one case; true when it gives what the file asks for. */
async function holds(file: GoldenFile, one: Case, adapted: Adapted): Promise<readonly [boolean, unknown]> {
  const env = one.env ?? {}
  const call = () => adapted(one.in.map(decode), env, file.fixtures)
  const { out } = one
  const draws = env.draws ?? (isTag(out) && 'draws' in out ? Number(out.draws) : usualDraws)
  switch (isTag(out) ? out.$ : '') {
    case 'int': {
      const results = await drawn(call, draws)
      const { min, max } = out as { readonly min?: unknown; readonly max?: unknown }
      return [results.every((value) => isIntIn(value, min, max)), results[0]]
    }
    case 'covers': {
      const seen = new Set(await drawn(call, draws))
      const wanted = (isTag(out) && Array.isArray(out.v) ? out.v : []) as readonly unknown[]
      return [seen.size === wanted.length && wanted.every((value) => seen.has(value)), [...seen]]
    }
    case 'distinct':
      return [new Set(await drawn(call, draws)).size === draws, 'repeated']
    case 'rsa': {
      const actual = await call()
      const plain = isTag(out) && 'plain' in out ? out.plain : undefined
      return [isEncrypted(actual, plain, file.fixtures, one.in[1]), actual]
    }
    default: {
      const actual = await call()
      return [matches(out, actual, { loose: file.fn === 'request.outcome' }), actual]
    }
  }
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.length > 400 ? `${text.slice(0, 400)}…` : text
}

async function outcomeOf(name: string, file: GoldenFile): Promise<FileOutcome> {
  const adapted = adapter[file.fn]
  if (adapted === undefined) {
    return { name, passed: 0, failed: file.cases.map(() => `unknown function ${file.fn}`), reported: [] }
  }
  const failed: string[] = []
  const reported: string[] = []
  for (const one of file.cases) {
    const [good, actual] = await holds(file, one, adapted).catch((thrown: unknown) => [false, String(thrown)] as const)
    const line = `${shown(one.in)} gives ${shown(actual)}, not ${shown(one.out)}`
    if (!good) (one.ambiguous ? reported : failed).push(line)
  }
  return { name, passed: file.cases.length - failed.length - reported.length, failed, reported }
}

function read(file: string): GoldenFile {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isObject(parsed) || typeof parsed.fn !== 'string' || !Array.isArray(parsed.cases)) {
    throw new Error(`${path.basename(file)} is not a file of vectors`)
  }
  return { fn: parsed.fn, cases: parsed.cases as readonly Case[], fixtures: parsed.fixtures }
}

/** The vectors' files of a folder. */
export const vectorFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()

/** Runs one file of vectors through the product's own functions. A file that cannot be read counts as one failure. */
export async function checkFile(folder: string, name: string): Promise<FileOutcome> {
  try {
    return await outcomeOf(name.replace(/\.json$/, ''), read(path.join(folder, name)))
  } catch (thrown) {
    return { name, passed: 0, failed: [String(thrown)], reported: [] }
  }
}
