import { readdirSync, readFileSync } from 'node:fs'

const root = 'console/src'
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }))

/** Who says accounts in words: the one hook that knows the areas' names, and the ledger, whose every row says its owners. */
const sayers = ['kit/postings/use-account-words.ts', 'pages/ledger/rules.ts']

it('accounts are said in words where the names of their areas are known', () => {
  const found = sources.filter(({ text }) => /\baccountWords\(/.test(text)).map(({ path }) => path)
  expect(found.sort()).toEqual(sayers)
})

/** Ways to put the number of an area where its name belongs: as a text, instead of a name that is missing, as a value that is shown. */
const bare =
  /String\(areaId\)(?=\)\.join)|\?\? (String\()?(\w+\.)*areaId\b|value: (\w+\.)*areaId\b(?! ===)|>\{(\w+\.)*areaId\}/

it('the number of an area is nowhere shown for its name', () => {
  expect(sources.filter(({ text }) => bare.test(text)).map(({ path }) => path)).toEqual([])
})

it.each([
  "areas.map((areaId) => names.get(areaId) ?? String(areaId)).join('、')",
  '{ name: copy.area, value: area?.name ?? act.areaId }',
  '{ name: copy.area, value: one.areaId },',
  '<b>{one.areaId}</b>',
])('%s is found', (text) => expect(bare.test(text)).toBe(true))
