import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distOf, filesOf } from './bundle'

const root = path.resolve(__dirname, '../..')

/** Chinese texts between quotes or tags. */
const textsOf = (source: string): readonly string[] =>
  [...source.matchAll(/['">]([^'"<>{}`\n]*[\u4e00-\u9fff][^'"<>{}`\n]*)['"<]/g)].map((match) => (match[1] ?? '').trim())

const read = (file: string) => readFileSync(file, 'utf8')
const sources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name))
    .map((name) => path.join(root, folder, name))

const isExamples = (file: string) => file.endsWith('.examples.tsx')

/** Texts that only the examples have: long enough not to stand inside another word. */
function exampleTexts(): readonly string[] {
  const product = ['src', 'contract']
    .flatMap(sources)
    .filter((file) => !isExamples(file))
    .map(read)
    .join('\n')
  const all = sources('src')
    .filter(isExamples)
    .flatMap((file) => textsOf(read(file)))
  return [...new Set(all)].filter((text) => text.length > 5 && !product.includes(text))
}

/** Minifiers may write letters beyond ASCII as escapes. */
const plain = (text: string) =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)))

const texts = exampleTexts()
const galleryFiles = (files: readonly string[]) => files.filter((file) => /gallery|examples/.test(file))
const shown = (text: string) => texts.filter((one) => text.includes(one))

describe.each(['h5', 'weapp'] as const)('the %s build', (target) => {
  const folder = distOf(target)
  const files = filesOf(folder)
  const text = files
    .filter((file) => /\.(js|json|wxml|html)$/.test(file))
    .map((file) => plain(read(path.join(folder, file))))
    .join('\n')

  it('has no page of the gallery', () => {
    expect(galleryFiles(files)).toEqual([])
    expect(text).not.toContain('pages/gallery')
  })

  it('has no text of an example', () => {
    expect(shown(text)).toEqual([])
  })
})

it('would notice a gallery: its texts are many, and a build with its page and examples is told from one without', () => {
  expect(texts.length).toBeGreaterThan(40)
  const first = texts[0] ?? ''
  expect(shown(plain(`x="${first}"`))).toEqual([first])
  const written = first.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
  expect(shown(plain(`x="${written}"`))).toEqual([first])
  expect(galleryFiles([path.join('pages', 'gallery', 'index.js'), 'examples.js', 'app.js'])).toHaveLength(2)
})
