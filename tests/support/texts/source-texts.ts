import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** A string, or a part of one, as written in the source. */
export interface SourceText {
  /** `folder/file.ts:12`. */
  readonly at: string
  readonly text: string
}

const root = path.join(__dirname, '../../..')

type Wanted = (file: string) => boolean

const isExample: Wanted = (file) => /\.examples\.tsx$/.test(file)
const isSource: Wanted = (file) => /\.tsx?$/.test(file) && !isExample(file)

function sourcesIn(folder: string, wanted: Wanted): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(name, wanted)
    return wanted(entry.name) ? [name] : []
  })
}

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node) ? node.text : undefined

const read = (folders: readonly string[], wanted: Wanted) =>
  folders
    .flatMap((folder) => sourcesIn(folder, wanted))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

/** Every source in these folders of the repository. */
export const sources = (...folders: readonly string[]): { readonly file: string; readonly text: string }[] =>
  read(folders, isSource)

/** Every sheet and migration in these folders, without comments and texts. */
export const bareSheets = (...folders: readonly string[]): { readonly file: string; readonly text: string }[] =>
  read(folders, (file) => /\.(sql|scss)$/.test(file)).map(({ file, text }) => ({
    file,
    text: text.replace(/--\s.*$|\/\/.*$|\/\*[^]*?\*\/|'[^']*'/gm, ''),
  }))

/** Every text in the sources of these folders, without comments. */
export const sourceTexts = (...folders: readonly string[]): SourceText[] =>
  sources(...folders).flatMap(({ file, text }) => textsIn(file, text))

/** Every text of the examples that the gallery draws. */
export const exampleTexts = (): SourceText[] =>
  read(['src'], isExample).flatMap(({ file, text }) => textsIn(file, text))

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
