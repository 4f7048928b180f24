/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const english = read('docs/operation.md')
const chinese = read('docs/operation.zh-CN.md')
const handbook = read('docs/handbook.zh-CN.md')

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one)
const blocksOf = (text: string) => allOf(text, /^( *```(?:sh)?\n[\s\S]*?^ *```)$/gm)
const sorted = (all: readonly string[]) => [...new Set(all)].sort()

describe('the guide in Chinese', () => {
  it('has the same blocks of commands, in the same order', () => {
    expect(blocksOf(english).length).toBeGreaterThan(12)
    expect(blocksOf(chinese)).toEqual(blocksOf(english))
  })

  it('names the same settings, commands, files and decisions', () => {
    const inBoth: readonly (readonly [what: string, pattern: RegExp, least: number])[] = [
      ['settings', /(MENPAI_[A-Z_]+[A-Z])/g, 30],
      ['commands', /`((?:npm run|systemctl|certbot) [^`]+)`/g, 10],
      ['files', /`((?:deploy|tests|contract|server)\/[^`]+)`/g, 8],
      ['decisions', /\((decisions\/[^)]+)\)/g, 8],
    ]
    for (const [what, pattern, least] of inBoth) {
      const named = sorted(allOf(english, pattern))
      expect(named.length).toBeGreaterThan(least)
      expect([what, sorted(allOf(chinese, pattern))]).toEqual([what, named])
    }
  })

  it('has as many chapters, steps and rows', () => {
    const shape = (text: string) =>
      ['^## ', '^\\d+\\. ', '^\\| ', '^- '].map((sign) => allOf(text, new RegExp(sign, 'gm')).length)
    expect(shape(chinese)).toEqual(shape(english))
  })

  it('leads to chapters that it has', () => {
    const heads = allOf(chinese, /^## (.+)$/gm)
    expect(allOf(chinese, /\]\(#([^)]+)\)/g).filter((head) => !heads.includes(head))).toEqual([])
  })
})

/** Every text of the console and of what it shares with the server, as its sources have it. */
function wordsOfConsole(): ReadonlySet<string> {
  const listed = execFileSync('git', ['ls-files', 'console/src', 'contract'], { cwd: root, encoding: 'utf8' })
  const sources = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
  return new Set(sources.flatMap((file) => allOf(read(file), /'([^'\n]+)'/g)))
}

describe('the handbook', () => {
  it('calls pages, keys and columns what the console calls them', () => {
    const words = wordsOfConsole()
    const named = sorted(allOf(handbook, /「([^」]+)」/g))
    expect(named.length).toBeGreaterThan(80)
    expect(named.filter((name) => !words.has(name))).toEqual([])
    expect(sorted(allOf(chinese, /「([^」]+)」/g)).filter((name) => !words.has(name))).toEqual([])
  })

  it('shows pictures that are there, and leads to chapters that it has', () => {
    const pictures = allOf(handbook, /!\[[^\]]*\]\(([^)]+)\)/g)
    expect(pictures.length).toBeGreaterThan(2)
    expect(pictures.filter((file) => !existsSync(path.join(root, 'docs', file)))).toEqual([])
    const heads = allOf(handbook, /^## (.+)$/gm)
    expect(allOf(handbook, /\]\(#([^)]+)\)/g).filter((head) => !heads.includes(head))).toEqual([])
  })
})
