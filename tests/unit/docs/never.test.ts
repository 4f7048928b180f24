/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nevers } from './never'
import { files } from './records'
import { root } from './rooms'

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8')
const decisions = files.map((file) => `docs/decisions/${file}`)
const documents = [...decisions, 'docs/architecture.md']

/** The parts of a text that say "never", between full stops, colons, semicolons and the cells of a table; not the name of a file. */
const saying = (text: string) => text.split(/\n|\||(?<=[.:;])\s+/).filter((part) => /\bnever\b(?!\.ts)/i.test(part))

const sentences = documents.flatMap((file) => saying(textOf(file)).map((text) => ({ file, text })))

it('what the docs call "never" is held by a test that is there', () => {
  expect(sentences.length).toBeGreaterThan(30)
  const isHeld = ({ file, text }: (typeof sentences)[number]) =>
    nevers.some(({ document, says }) => file.startsWith(`docs/${document}`) && text.includes(says))
  expect(sentences.filter((sentence) => !isHeld(sentence)).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

it('each row names a sentence that is said and a test that is there', () => {
  const lost = nevers.filter(
    ({ document, says, test, named }) =>
      !sentences.some(({ file, text }) => file.startsWith(`docs/${document}`) && text.includes(says)) ||
      !textOf(`tests/${test}`).includes(named),
  )
  expect(lost).toEqual([])
})

it('finds the word wherever it stands', () => {
  const text =
    'It moves, as `docs/never.ts` says; it never waits. Fine.\n- Never by text: not at all.\n| one | never two |'
  expect(saying(text).map((part) => part.trim())).toEqual(['it never waits.', '- Never by text:', 'never two'])
})
