import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sources } from '../../support/texts/source-texts'
import { answerHelpers } from '../helpers/answer-helpers'
import { appHelpers } from '../helpers/app-helpers'
import { cityHelpers } from '../helpers/city-helpers'
import { contractHelpers } from '../helpers/contract-helpers'
import { sessionHelpers } from '../helpers/session-helpers'

/** Tests of a subject's own that meet its helpers with odd or random values. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'tests/unit/helpers/edges.test.ts': ['objectKey', 'checkSizes', 'createExpiringStorage', 'shareLink'],
  'tests/unit/helpers/odd-values.test.ts': ['regionUrl'],
  'tests/unit/laws/time.test.ts': ['formatTime', 'relativeTime', 'remainingParts'],
  'tests/unit/laws/signature.test.ts': ['signHeaders'],
  'tests/unit/kit/list.test.ts': ['canLoadMore', 'startOf', 'joinedPages', 'nextList'],
  'tests/unit/kit/list-parts.test.ts': ['partOf', 'rowsOf', 'lettingGo', 'isKnownAbove', 'missed', 'replaced'],
  'tests/unit/expand/price.test.ts': ['tierOf', 'slotLines', 'sumOf', 'tierFault'],
  'tests/unit/rich-text/tree.test.ts': ['readRichText', 'picturesOf'],
}

/** Why a helper is met with no odd values. */
const spared: Readonly<Record<string, readonly string[]>> = {
  'a declaration of the contract': ['endpoint', 'FormInteger', 'Text', 'pageOf'],
  'makes what it is given, and reads nothing': [
    'ok',
    'err',
    'refusal',
    'unknownOutcome',
    'isOutcomeUnknown',
    'refusalText',
  ],
  'a store, whose acts have tests of their own in tests/unit/forms': ['createFormStore'],
  'sends or goes somewhere, or remembers; tests of its own by cases': [
    'createClient',
    'createRequester',
    'watchSlow',
    'noteAnswer',
    'answeredAt',
    'createServerClock',
    'goTo',
    'goInstead',
    'goBack',
    'goUp',
    'shows',
    'openMenuEntry',
    'isWriting',
    'drawReceipt',
    'forgetReceipt',
    'readBallots',
    'tabLabels',
    'badgeText',
  ],
  'a part of lists, which only they call': ['partNo', 'hasSame', 'sameOr', 'withRows'],
  'a list': ['deliveryWays'],
  'only typed objects of the contract reach it; tests of its own by cases': [
    'leastPassShare',
    'wishFaults',
    'waitingOf',
    'disputeWaiting',
    'courseOf',
    'courseText',
    'disputeTimes',
    'paySignText',
    'isBlock',
  ],
}

/** Folders of the app's library whose functions send, load, keep or draw: what they do with a value, the others decide. */
const wiring = ['api', 'faults', 'lazy', 'messages', 'pay', 'privacy', 'theme', 'updates']
/** What the specification names and no screen uses; `tests/unit/vectors.test.ts` meets all of it with the given vectors. */
const ofVectors = ['spec']
const leftOut = new RegExp(`^src/lib/(${[...wiring, ...ofVectors].join('|')})/`)

const isHelpers = (file: string) =>
  file.startsWith('src/lib/')
    ? !leftOut.test(file)
    : // The tables of transitions have laws of their own, and the endpoints are schemas.
      !/^contract\/endpoints\/|transitions\.ts$/.test(file)

/** The functions that a source exports, but no hooks. */
const exported = /^export (?:async )?(?:function (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^\n]*>)?\()/gm
const functionsOf = (text: string): readonly string[] =>
  [...text.matchAll(exported)].map(([, name, arrow]) => name ?? arrow ?? '').filter((name) => !/^use[A-Z]/.test(name))

const met = Object.keys({ ...appHelpers, ...answerHelpers, ...cityHelpers, ...sessionHelpers, ...contractHelpers })
const known = new Set([...met, ...Object.values(elsewhere).flat(), ...Object.values(spared).flat()])

it('every helper that reads values of others is met so, here or in a test that is named, or is spared for a reason', () => {
  const helpers = sources('src/lib', 'contract').filter(({ file }) => isHelpers(file))
  expect(helpers.length).toBeGreaterThan(50)
  const alone = helpers.flatMap(({ file, text }) =>
    functionsOf(text)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(alone).toEqual([])
})

it('finds a helper that nobody meets', () => {
  const planted = 'export const sevenOf = (text: string): number => 7\nexport async function eightOf<T>(one: T) {}\n'
  expect(functionsOf(`${planted}export const useNine = () => 9\nexport const ten = 10\n`)).toEqual([
    'sevenOf',
    'eightOf',
  ])
})

it('names no helper that is gone, and no test that does not meet it', () => {
  const all = sources('src/lib', 'contract').flatMap(({ text }) => functionsOf(text))
  expect([...known].filter((name) => !all.includes(name))).toEqual([])
  const root = path.join(__dirname, '../../..')
  for (const [file, names] of Object.entries(elsewhere)) {
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toContain('fast-check')
    for (const name of names) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  }
})
