import { sources } from '../../support/texts/source-texts'

/** Every text box of the console, with its attributes. */
const boxes = sources('console/src').flatMap(({ file, text }) =>
  [...text.matchAll(/<(?:input|Input(?:\.\w+)?|CountField|YuanField|DaysField)\b[^>]*?(?:=>[^>]*?)*\/>/g)].map(
    ([box]) => ({ file: file.replace('console/src/', ''), box }),
  ),
)

/** Boxes of words, which count what they take: a name, a head, a reason. What is read in any other way is not among them. */
const ofWords = [
  'kit/act/act-form.tsx',
  'kit/colleague-notes/colleague-notes.tsx',
  'kit/list/own/saved-filters.tsx',
  'pages/alarms/channel-fields.tsx',
  'pages/areas/area-panel.tsx',
  'pages/disputes/beside.tsx',
  'pages/items/category-panel.tsx',
  'pages/items/item-panel.tsx',
  'pages/letters/letter-fields.tsx',
  'pages/letters/letter-form.tsx',
  'pages/offers/to-item.tsx',
  'pages/reports/report-panel.tsx',
  'pages/rounds/round-form.tsx',
  'pages/settings/value-field.tsx',
  'pages/staff/rights-fields.tsx',
  'pages/templates/template-form.tsx',
  'pages/zones/zone-panel.tsx',
]

const cut = boxes.filter(({ box }) => /\bmaxLength=/.test(box))

it('no box of figures, of a code or of a number is cut before it is read: none has a longest length of its own', () => {
  expect(boxes.length).toBeGreaterThan(50)
  expect(boxes.filter(({ box }) => /inputMode=/.test(box)).length).toBeGreaterThan(7)
  expect(cut.filter(({ box }) => /inputMode=|Code|reference|Field\b/.test(box))).toEqual([])
})

it('what has a longest length is a box of words', () => {
  expect([...new Set(cut.map(({ file }) => file))].sort()).toEqual(ofWords)
})
