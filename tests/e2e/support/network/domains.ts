import { readFileSync } from 'node:fs'

const operation = readFileSync('docs/operation.md', 'utf8')

/** The settings whose origins an operator puts into WeChat's list for this kind of call, as `docs/operation.md` says. */
export function documentedDomains(kind: 'request' | 'uploadFile' | 'downloadFile'): readonly string[] {
  const row = new RegExp(`^\\| ${kind} \\|(.*)\\|$`, 'm').exec(operation)?.[1]
  if (row === undefined) throw new Error(`docs/operation.md has no domains for ${kind}`)
  return row.match(/MENPAI_\w+/g) ?? []
}
