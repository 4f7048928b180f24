import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A text between quotes, or a piece of one, as it stands in the source. */
export interface SourceText {
  /** `folder/file.ts:12`. */
  readonly at: string
  readonly text: string
}

const root = path.join(__dirname, '../..')

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.examples\.tsx$/.test(file)

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(name)
    return isSource(entry.name) ? [name] : []
  })
}

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : undefined

/** Every source in these folders of the repository. */
export const sources = (...folders: readonly string[]): { readonly file: string; readonly text: string }[] =>
  folders.flatMap(sourcesIn).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Every text of the sources in these folders of the repository; comments are none. */
export const sourceTexts = (...folders: readonly string[]): SourceText[] =>
  sources(...folders).flatMap(({ file, text }) => textsIn(file, text))

/** Every text of one source. */
export function textsIn(file: string, source: string): SourceText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const texts: SourceText[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (text !== undefined && text !== '') texts.push({ at: `${file}:${line}`, text })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return texts
}
