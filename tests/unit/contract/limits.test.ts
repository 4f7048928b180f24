import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { largest } from '@contract/largest'
import { limits } from './all-limits'

const allOpen = { browser: 'open', messenger: 'open', app: 'open', 'mini-program': 'open' }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Every number that the product promises, written by hand from the specification and the domain model, to compare with the ones in use. */
const promised = {
  waits: {
    confirmPostedMs: 240 * hour,
    silentParcelMs: 2 * day,
    confirmRemindersBeforeMs: [2 * day, 120 * minute],
    partAnswerMs: 1 * day,
    executeMs: 1 * day,
    takenBackMs: 1 * day,
  },
  priceDays: 30,
  unpaidMost: 10,
  unpaidTakesPerDay: 3,
  cancelledTakesPerDay: 3,
  partAsksEach: 2,
  pins: { points: 20, ms: 24 * hour, shown: 3 },
  ownWords: { min: 2, max: 20 },
  pageSize: 15,
  areaNotices: { title: 40, content: 5_000 },
  reports: { text: 140, perDay: 10 },
  favourites: { most: 200 },
  addresses: { most: 20, name: 20, street: 80, readableMs: 30 * day },
  session: { lifetimeS: 200 * 86_400, renewUnderS: 100 * 86_400, accessKeyLifetimeS: 30 * 86_400 },
  loginLock: { wrongs: 5, windowMs: 600 * second, lockMs: 600 * second },
  loginDoor: {
    together: 2,
    waiting: 90,
    waitingEach: 20,
    known: { together: 1, waiting: 10, waitingEach: 1, perMinute: 10, devices: 10 },
  },
  settings: {
    tradeFee: 100,
    tradeFeeMost: 5_000,
    tradeFeeFund: 3_000,
    arbiterMost: 50_000,
    withdrawFee: 60,
    withdrawFeeLeast: 10,
    shopNaming: 89_900,
    shopStreet: 29_900,
    shopStall: 9_900,
    shopFund: 8_000,
    withdrawLeast: 1_000,
    withdrawDay: 200_000,
    withdrawHour: 18,
    rechargeLeast: 1_000,
    rechargeMost: 500_000,
    rechargeDay: 1_000_000,
    rechargePresets: [5_000, 10_000, 20_000, 50_000],
    rechargeBonus: [],
    withdrawTwo: 100_000,
    refundTwo: 50_000,
    disputeTwo: 200_000,
    ...Object.fromEntries(
      ['withdraw', 'expand', 'fund', 'vote', 'shop', 'mutual', 'mayor', 'market'].map((name) => [
        `${name}Access`,
        allOpen,
      ]),
    ),
    rechargeAccess: { ...allOpen, 'mini-program': 'closed' },
    menuOrder: ['expand', 'fund', 'vote', 'shop', 'mutual', 'mayor'],
    priceArea: 9,
    siteName: '门牌社区',
    servicePhone: '',
    serviceHours: '',
    recordNo: '',
    openHour: 7,
    closeHour: 24,
    closedDays: [],
    letterTwo: 500,
    goodwillTwo: 5_000,
    advanceMost: 20_000,
    payPasswordAbove: 20_000,
    payMinutes: 15,
    deliverHours: 24,
    moreDeliverHours: 24,
    confirmHours: 72,
    moreConfirmHours: 72,
    cancelAnswerHours: 24,
    evidenceHours: 48,
    decideDays: 7,
    lastResortDays: 15,
    rateDays: 7,
    handoverHours: 24,
    saleDays: 30,
    bidDays: 7,
    transferDays: 30,
    mutualDays: 30,
    coolDownHours: 24,
  },
  payPasswordLock: { wrongs: 5, windowMs: 600 * second, lockMs: 1_800 * second },
  statements: { maxDays: 366, maxRows: 20_000 },
  smsCode: {
    validMs: 300 * second,
    againMs: 60 * second,
    tries: 5,
    perDeviceAndDay: 20,
    strangers: { toNumberByOne: 5, toNumberInHour: 10, toNumberToday: 30, hereInHour: 20, hereToday: 60 },
    known: { toNumberByOne: 10, toNumberInHour: 10, toNumberToday: 20, hereInHour: 60, hereToday: 180 },
    perHour: 600,
    perDay: 5_000,
  },
  closing: { backMs: 7 * day },
  credentials: { coolMs: 1 * day, proofMs: 600 * second },
  expansion: {
    startCapacity: 3,
    maxCapacity: 20,
    mostPerPurchase: 17,
    perUser: 3,
    priceAreaId: 9,
    price: { minFen: 1, maxFen: 10_000_000 },
  },
  gifts: {
    presetsFen: [500, 2_000, 5_000, 10_000],
    minFen: 100,
    maxFen: 500_000,
    dayFen: 2_000_000,
    memo: 40,
  },
  fundSpends: {
    publicMs: 24 * hour,
    proofMs: 720 * hour,
    remindMs: 168 * hour,
    replaceMs: 168 * hour,
    todoMs: 168 * hour,
    proof: { minText: 10, maxText: 500, maxPictures: 9 },
  },
  votes: {
    title: { min: 4, max: 40 },
    content: 1_000,
    purpose: 40,
    reason: 140,
    options: { min: 2, max: 8, text: 20, note: 30 },
    days: [3, 5, 7, 10, 14],
    points: 20,
    castPoints: 1,
    supportNeed: 5,
    fewestPublished: 3,
    countsEvery: 5,
    draftMs: 720 * hour,
    supportMs: 168 * hour,
    remindBeforeMs: 24 * hour,
    minTurnout: { usual: 30, least: 10 },
    passShare: { usual: 50, least: 10, yesNo: 50, fund: 60 },
  },
  shops: {
    levels: {
      naming: { seats: 3 },
      street: { seats: 12 },
      stall: { seats: 0 },
    },
    termMs: 90 * day,
    reviewDays: 2,
    reviewHour: 18,
    payMs: 168 * hour,
    renewMs: 336 * hour,
    remindersMs: [336 * hour, 72 * hour],
    pageMs: 720 * hour,
    points: 50,
    contactsPerDay: 50,
    minName: 2,
    maxName: 16,
    slogan: 30,
    intro: 500,
    hours: 20,
    place: 30,
    maxPictures: 9,
  },
  mutual: {
    title: { min: 4, max: 30 },
    content: 500,
    place: 20,
    placeDetail: 40,
    reply: 200,
    finish: 200,
    reason: { min: 10, max: 140 },
    maxPictures: 9,
    finishPictures: 3,
    maxThanks: 100,
    weekDays: 7,
    openPerBlock: 3,
    helpMs: 336 * hour,
    thankMs: 72 * hour,
    thanksPerDay: 200,
    countedOfPair: 3,
    pairMs: 720 * hour,
    pins: 2,
    pinMs: 24 * hour,
    tellAtReplies: [1, 3],
  },
  mayors: {
    statement: { min: 10, max: 200 },
    maxPictures: 3,
    reason: { min: 5, max: 140 },
    ranks: 3,
    candidates: 99,
    stageDays: {
      first: { announced: 4, nominating: 11, voting: 7 },
      again: { announced: 3, nominating: 5, voting: 5 },
    },
    hours: { nominate: 8, close: 20, seat: 8 },
    termMs: 2160 * hour,
    announceBeforeMs: 720 * hour,
    againMs: 168 * hour,
    residentMs: 720 * hour,
    disputeMs: 2160 * hour,
    minTurnout: 10,
    castPoints: 1,
    remindBeforeMs: 24 * hour,
  },
  blockMarket: {
    lines: 20,
    decideMs: 24 * hour,
    restMs: 24 * hour,
    passwordMs: 24 * hour,
    objection: { min: 10, max: 500 },
    reason: { min: 5, max: 140 },
    mapMost: 500,
    cartMost: 50,
    pricesMs: 90 * day,
  },
}

it('every limit is what was promised, and none is left out here', () => {
  const numbers = Object.entries(limits).filter(([, limit]) => typeof limit !== 'function')
  expect(Object.fromEntries(numbers)).toEqual(promised)
})

it('no file of limits is left out here but the console’s', () => {
  const contract = path.join(__dirname, '../../../contract')
  const folders = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)limits\.ts$/.test(file) && !/^(console|endpoints)\//.test(file))
    .map((file) => `'@contract/${file.replace(/\.ts$/, '')}'`)
  const read = readFileSync(path.join(__dirname, 'all-limits.ts'), 'utf8')
  expect(folders.length).toBeGreaterThan(5)
  expect(folders.filter((name) => !read.includes(name))).toEqual([])
})

it('nobody names more than ten million yuan or a million units', () => {
  expect(largest).toEqual({ fen: 10_000_000 * 100, qty: 1_000_000 * 10_000 })
})

it('a session is renewed when fewer than 100 days remain, and not at 100', () => {
  const endS = 2_000_000_000
  const hundredDaysBefore = (endS - 8_640_000) * 1_000
  expect(limits.needsRenewal(endS, hundredDaysBefore)).toBe(false)
  expect(limits.needsRenewal(endS, hundredDaysBefore + 1)).toBe(true)
})
