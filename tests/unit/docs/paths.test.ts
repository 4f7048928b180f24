/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './rooms'

const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const said = /`((?:src|server|contract|tests|scripts|config|docs|deploy)\/[\w./-]+)`/g

/** Places that a text names and the tree does not have. A file of code may be named without its ending. */
function missingIn(text: string): readonly string[] {
  const places = [...text.matchAll(said)].map(([, place = '']) => place)
  return places.filter((place) => !['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, place + ending))))
}

it('names no file or folder that is not there', () => {
  expect(documents.length).toBeGreaterThan(50)
  const missing = documents.flatMap((file) =>
    missingIn(readFileSync(path.join(root, file), 'utf8')).map((place) => `${file}: ${place}`),
  )
  expect(missing).toEqual([])
  expect(missingIn('`server/nowhere.ts` and `server/main.ts`')).toEqual(['server/nowhere.ts'])
})
