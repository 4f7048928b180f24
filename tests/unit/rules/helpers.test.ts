import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sources } from '../../support/texts/source-texts'
import { answerHelpers } from '../helpers/answer-helpers'
import { appHelpers } from '../helpers/app-helpers'
import { cityHelpers } from '../helpers/city-helpers'
import { contractHelpers } from '../helpers/contract-helpers'
import { richTextHelpers } from '../helpers/rich-text-helpers'
import { doorHelpers } from '../helpers/door-helpers'
import { pieceHelpers } from '../helpers/piece-helpers'
import { formatHelpers } from '../helpers/format-helpers'
import { ruleHelpers } from '../helpers/rule-helpers'
import { sessionHelpers } from '../helpers/session-helpers'

/** Tests of a subject's own that meet its helpers with odd or random values. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'tests/unit/helpers/edges.test.ts': ['objectKey', 'checkSizes', 'createExpiringStorage', 'shareLink'],
  'tests/unit/helpers/odd-values.test.ts': ['regionUrl'],
  'tests/unit/contract/texts.test.ts': [
    'looksLike',
    'cleanText',
    'cleanLine',
    'cleanCopied',
    'signsOf',
    'firstSign',
    'firstSigns',
    'cutTo',
    'withoutHalf',
    'mobileOf',
  ],
  'tests/unit/contract/typed.test.ts': ['reachedBy'],
  'tests/unit/forms/figures.test.ts': ['figuresOf', 'digitsRule'],
  'tests/unit/forms/unbroken.test.ts': ['unbroken', 'factsText'],
  'tests/unit/market/price-question.test.ts': ['farFromMarket', 'knownPrices', 'medianOf'],
  'tests/unit/vote/close.test.ts': ['closeOf'],
  'tests/unit/platform/given-up.test.ts': ['says', 'isGivenUp'],
  'tests/unit/console/for-two.test.ts': ['leastForTwo', 'needsTwo'],
  'tests/unit/console/remedies.test.ts': ['remedyOf', 'mayRemedy', 'readsRemedy'],
  'tests/unit/console/meanwhile.test.ts': ['movedOn', 'mayBeSecond', 'meanwhileIn'],
  'tests/unit/console/act-things.test.ts': ['namedBy'],
  'tests/unit/settings/declaration.test.ts': [
    'isDearer',
    'isForTwo',
    'holdsFrom',
    'isValue',
    'isMore',
    'isClosing',
    'isSameValue',
    'everywhere',
    'accessOn',
    'readOnlyText',
    'accessKey',
    'bonusOf',
    'settingOf',
    'settingIdOf',
    'namedBySettingId',
    'settingsBy',
    'valueBy',
    'isValueOf',
    'discordIn',
    'valueText',
    'rangeText',
    'withFigures',
    'placeholderOf',
  ],
  'tests/unit/texts/area-texts.test.ts': ['areaTextIdOf', 'namedByTextId', 'isAgreedTo'],
  'tests/unit/settings/openings.test.ts': ['hoursBy', 'openingsOf', 'openingsAround', 'openingsAhead', 'closingAfter'],
  'tests/unit/alarms/declaration.test.ts': ['hasSecret', 'robotKeyOf', 'isRobotSecret', 'alarmOf', 'kindsFor'],
  'tests/unit/opening/checks.test.ts': ['openingOf', 'settingsLookedAt'],
  'tests/unit/opening/signers.test.ts': ['lackingSigners', 'lackingWords'],
  'tests/unit/fund/money.test.ts': ['unpromisedOf'],
  'tests/unit/imports/rules.test.ts': ['fileText'],
  'tests/unit/contract/import-columns.test.ts': ['headsOf'],
  'tests/unit/contract/in-fours.test.ts': ['inFours'],
  'tests/unit/uploads/traces.test.ts': [
    'byteAt',
    'twoAt',
    'fourAt',
    'littleFourAt',
    'fourOf',
    'wordAt',
    'bytesOf',
    'joined',
    'isGif',
    'gifWithoutTraces',
    'standsAlone',
    'endOfData',
    'isJpeg',
    'jpegWithoutTraces',
    'orientationOf',
    'exifOf',
    'isPng',
    'pngWithoutTraces',
    'isWebp',
    'webpWithoutTraces',
    'withoutTraces',
    'namedAs',
  ],
  'tests/unit/laws/time.test.ts': ['formatTime', 'relativeTime', 'remainingParts'],
  'tests/unit/http/command.test.ts': ['wishName'],
  'tests/unit/laws/signature.test.ts': ['signHeaders'],
  'tests/unit/kit/list.test.ts': ['canLoadMore', 'startOf', 'joinedPages', 'nextList'],
  'tests/unit/kit/list-parts.test.ts': ['partOf', 'rowsOf', 'lettingGo', 'isKnownAbove', 'missed', 'replaced'],
  'tests/unit/orders/fees.test.ts': ['feeOf'],
  'tests/unit/settings/order-terms.test.ts': ['termsIn'],
  'tests/unit/settings/waits.test.ts': ['waitMs', 'waitText', 'unitWord', 'cityWaitsIn'],
  'tests/unit/orders/money.test.ts': ['orderSplit', 'refundSplit', 'isPartOf'],
  'tests/unit/expand/price.test.ts': ['tierOf', 'slotLines', 'sumOf', 'tierProblem'],
  'tests/unit/block/map-lot.test.ts': ['mapLotOf'],
  'tests/unit/console/calls.test.ts': ['callsSaying'],
  'tests/unit/console/asks.test.ts': ['readableKinds'],
  'tests/unit/console/rules.test.ts': ['mayCall', 'areRoles', 'includesArea', 'mayKnowGivers', 'roundStandingOf'],
  'tests/unit/rich-text/tree.test.ts': ['readRichText', 'picturesOf'],
}

/** Why a helper is met with no odd values. */
const spared: Readonly<Record<string, readonly string[]>> = {
  'a part of a door, which asks the phone; seen in tests/e2e/trade/market-edition.spec.ts': ['loadFace'],
  'a part of a door, which asks the browser to draw; seen in tests/ui/platform/doors/pictures.test.ts': [
    'cleaned',
    'redrawn',
  ],
  'a part of a door, which waits for the phone; cases in tests/ui/platform/doors/easel.test.tsx': [
    'loaded',
    'facesAfter',
  ],
  'a part of a door, which waits for the service worker; seen in tests/e2e/browser/installed.spec.ts': ['renewed'],
  'reads a mean that PostgreSQL counted; cases in tests/unit/orders/score.test.ts': ['scoreFrom'],
  'a declaration of the contract': ['endpoint', 'pageOf', 'by'],
  'makes what it is given, and reads nothing': [
    'ok',
    'err',
    'refusal',
    'unknownOutcome',
    'isOutcomeUnknown',
    'refusalText',
  ],
  'draws lots of blocks that the contract has checked; cases in tests/unit/block-market/map.test.ts': [
    'positionOf',
    'planOf',
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
    'goToThing',
    'goToBoard',
    'goInstead',
    'goBack',
    'goUp',
    'shows',
    'drawReceipt',
    'forgetReceipt',
    'readBallots',
    'tabLabels',
    'barLabels',
    'badgeText',
  ],
  'wires calls, lists, drafts and questions: what becomes of a value, others decide; tests of its own by cases': [
    'createApi',
    'sendCommand',
    'forgetWishes',
    'keyedCall',
    'keyOf',
    'listCall',
    'listPages',
    'nearParts',
    'oneAtATime',
    'underWay',
    'quietly',
    'remoteCall',
    'lazy',
    'messagesOf',
    'sealForCommand',
    'askPayPassword',
    'keepDraft',
    'createAborter',
    'createGuards',
    'createHistoryEntry',
    'createMoves',
    'sleep',
  ],
  'draws, shows or opens what it is given; seen in tests/ui and tests/e2e': [
    'isLayerOpen',
    'openLayer',
    'openStep',
    'showToast',
    'toastLeftMs',
    'showLoading',
    'hideLoading',
    'holdFocus',
    'showInMessenger',
    'follow',
    'readyMessenger',
    'tellMessenger',
    'signedAddress',
    'writeIn',
    'itemsOfBar',
    'drawTabBar',
  ],
  'takes drawings of our own': ['masksOf', 'svgUri', 'stroked'],
  'makes the pixels of a canvas; seen in tests/e2e/trade/market-edition.spec.ts': ['pixelsOf'],
  'a part of lists, which only they call': ['partNo', 'hasSame', 'sameOr', 'withRows'],
  'a list': ['deliveryWays'],
  'only typed objects of the contract reach it; tests of its own by cases': [
    'starsText',
    'leastPassShare',
    'blockNeed',
    'wishProblems',
    'waitingOf',
    'turnOf',
    'isTurnOf',
    'disputeWaiting',
    'courseOf',
    'courseText',
    'disputeTimes',
    'paySignText',
    'isBlock',
    'isBack',
  ],
}

/** What the specification names and no screen uses; `tests/unit/vectors.test.ts` meets all of it with the given vectors. */
const ofVectors = 'src/lib/spec/'
/** The tables of transitions have laws of their own, and the endpoints are schemas. */
const ofOthers = /^contract\/endpoints\/|transitions\.ts$/
const folders = ['src/lib', 'src/ui', 'src/platform', 'contract'] as const

const all = sources(...folders)
const names = new Set(all.map(({ file }) => file))
/** A door does what it is told on a device; its variant for the mini-program stands beside it. */
const isDoor = (file: string) => /\.weapp\.tsx?$/.test(file) || names.has(file.replace(/\.(tsx?)$/, '.weapp.$1'))
const isHelpers = (file: string) => !file.startsWith(ofVectors) && !ofOthers.test(file) && !isDoor(file)

/** The functions that a source exports, but no hooks, and nothing with a capital: those are components and schemas. */
const exported = /^export (?:async )?(?:function (\w+)|const (\w+)(?:: [^=]+)? = (?:async )?(?:<[^\n]*>)?\()/gm
const functionsOf = (text: string): readonly string[] =>
  [...text.matchAll(exported)]
    .map(([, name, arrow]) => name ?? arrow ?? '')
    .filter((name) => !/^(use)?[A-Z]/.test(name))

const met = Object.keys({
  ...appHelpers,
  ...answerHelpers,
  ...cityHelpers,
  ...sessionHelpers,
  ...contractHelpers,
  ...richTextHelpers,
  ...pieceHelpers,
  ...doorHelpers,
})
/** Rules are met under their file and name; `text-takers.test.ts` asks for those. */
const rules = Object.keys({ ...ruleHelpers, ...formatHelpers }).map((name) => name.split(': ')[1] ?? '')
const named = [...met, ...Object.values(elsewhere).flat(), ...Object.values(spared).flat()]
const known = new Set([...named, ...rules])

it('every helper that reads values of others is met so, here or in a test that is named, or is spared for a reason', () => {
  const helpers = all.filter(({ file }) => isHelpers(file))
  for (const folder of folders) expect(helpers.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(40)
  const alone = helpers.flatMap(({ file, text }) =>
    functionsOf(text)
      .filter((name) => !known.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(alone).toEqual([])
})

it('finds a helper that nobody meets', () => {
  const planted = 'export const sevenOf = (text: string): number => 7\nexport async function eightOf<T>(one: T) {}\n'
  const others = 'export const useNine = () => 9\nexport const ten = 10\nexport function Piece({ text }: Props) {}\n'
  expect(functionsOf(planted + others)).toEqual(['sevenOf', 'eightOf'])
})

it('names no helper that is gone, and no test that does not meet it', () => {
  const there = new Set(all.flatMap(({ text }) => functionsOf(text)))
  expect(named.filter((name) => !there.has(name))).toEqual([])
  const root = path.join(__dirname, '../../..')
  for (const [file, names] of Object.entries(elsewhere)) {
    const text = readFileSync(path.join(root, file), 'utf8')
    expect(text).toContain('fast-check')
    for (const name of names) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
  }
})
