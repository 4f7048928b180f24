import { movedOn } from '@contract/console/meanwhile'
import { refusals } from '@contract/refusals'
import { sources } from '../../support/texts/source-texts'

const console_ = sources('console/src')

/** What keeps the refusals of all acts: each page as a whole, and each panel of a list. Ticked rows say theirs line by line. */
const standing = ['frame/router.tsx', 'kit/list/list-page.tsx']

it('no part of a page is drawn anew because its thing got another version: what was typed in it would be gone', () => {
  expect(console_.length).toBeGreaterThan(150)
  const keyed = console_.filter(({ text }) => /\bkey=\{[^}\n]*\b(?:ver|left|haltedAt)\b/.test(text))
  expect(keyed.map(({ file }) => file)).toEqual([])
})

it('every act goes by the one way that tells what stands around it of its refusal, and every page stands around its acts', () => {
  const direct = console_.filter(({ text }) =>
    // What somebody keeps of a list is about no thing that another one could move on.
    /\bjson\('\/admin\/(?!session|filter|[a-zA-Z/]*(?:info|Info|read|preview|words|check|reveal|invite|slips|test))/.test(
      text,
    ),
  )
  expect(direct.map(({ file }) => file)).toEqual([])
  for (const file of standing)
    expect([file, console_.find((one) => one.file.endsWith(file))?.text]).toEqual([
      file,
      expect.stringContaining('<Standing'),
    ])
})

it('a thing has moved on where the server says that it is another one now, or gone', () => {
  expect(Object.keys(refusals).filter(movedOn).sort()).toEqual(['CLOSED', 'EXPIRED', 'MOVED', 'NOT_FOUND'])
})
