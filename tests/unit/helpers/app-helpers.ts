import * as fc from 'fast-check'
import type { Qty } from '@contract/money'
import { qty } from '@contract/money'
import * as checkRule from '@/lib/forms/check-rule'
import * as drafts from '@/lib/forms/drafts'
import * as formStore from '@/lib/forms/form-store'
import * as formats from '@/lib/forms/formats'
import * as messages from '@/lib/forms/messages'
import * as numberRules from '@/lib/forms/number-rules'
import type { FormRule } from '@/lib/forms/rule'
import { serverFields } from '@/lib/forms/server-fields'
import * as typed from '@/lib/forms/typed-number'
import * as validate from '@/lib/forms/validate'
import * as qtyFormat from '@/lib/format/qty'
import * as yuanFormat from '@/lib/format/yuan'
import { mainKey, sideKey } from '@/lib/market/bar-key'
import * as images from '@/lib/images/image-url'
import { smallView } from '@/lib/images/small-view'
import * as quantity from '@/lib/quantity/quantity'
import { quickQtys } from '@/lib/quantity/quick'
import { problemText } from '@/lib/quantity/words'
import { idParam } from '@/lib/routes/address'
import { readShareHash } from '@/lib/routes/share-link'
import { loginProblem } from '@/lib/session/login/problem'
import { storageName } from '@/lib/session/storage-keys'
import * as uploadOptions from '@/lib/uploads/options'
import * as contacts from '@/lib/validation/contacts'
import * as addresses from '@/lib/validation/web-address'
import { pointsRowIn } from '@/lib/points/points-row'
import { call, meets, odd, oddText, oddWhole, type Meeting } from './odd'

const oddId = fc.oneof(oddText, fc.bigInt({ min: 1n, max: 10n ** 17n }).map(String))
const isText = (value: unknown): value is string => typeof value === 'string'
const isNothing = (value: unknown) => value === null || value === undefined || value === ''
const rule = fc.record(
  { required: odd, format: odd, arrayType: odd, pattern: odd, minimum: odd, maximum: odd, minLength: odd },
  { requiredKeys: [] },
) as fc.Arbitrary<FormRule>

/** What can be bought of a listing, also nothing. */
const limits = fc
  .tuple(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 1, max: 1e10 }), fc.nat(1e10))
  .map(([min, tick, left]) => ({ min: qty(min), tick: qty(tick), left: qty(left), unit: '个' }))
const amount = oddWhole.map(qty)
const isOrdered = (value: Qty, of: quantity.QtyLimits) =>
  value === 0 ? !quantity.isSellable(of) : value <= of.left && (value >= of.min || value === of.left)

const problemOf = (how: FormRule, value: unknown) =>
  validate.firstError({ f: { label: '字段', rules: [how] } }, { f: value }).then((error) => error?.errorMessage)

const passes = (how: FormRule, text: string, read: number | undefined): Promise<void> =>
  problemOf(how, text).then((problem) => {
    if ((problem === undefined) !== (text === '' || (read ?? 0) > 0)) throw new Error(`“${text}”: ${problem}`)
  })

const says = (check: (value: unknown) => boolean, shape: RegExp): Meeting =>
  meets((value) => check(value) === shape.test(String(value)), odd)

const forText = (check: (value: unknown) => boolean): Meeting =>
  meets((value) => [true, false].includes(check(value)) && (isText(value) || !check(value)), odd)

const validation: Readonly<Record<string, Meeting>> = {
  isEmail: forText(contacts.isEmail),
  isMobile: says(contacts.isMobile, /^1[3-9]\d{9}$/),
  isMobileLoose: says(contacts.isMobileLoose, /^1[2-9]\d{9}$/),
  isLandline: says(contacts.isLandline, /^0\d{2,3}-\d{7,8}$/),
  isQq: says(contacts.isQq, /^\d+$/),
  isPhone: says(contacts.isPhone, /^[\d-]+$/),
  isWebAddress: forText(addresses.isWebAddress),
  isHttpsAddress: forText(addresses.isHttpsAddress),
  hasWebAddress: meets((value) => [true, false].includes(addresses.hasWebAddress(value)), odd),
}

const forms: Readonly<Record<string, Meeting>> = {
  isMissing: meets((value) => !isNothing(value) || checkRule.isMissing(value), odd),
  refusalText: meets((how) => isText(checkRule.refusalText(how)), rule),
  ruleProblem: meets((how, value) => [null, 'string'].includes(nameOf(checkRule.ruleProblem(how, value))), rule, odd),
  draftKey: meets((page, id) => drafts.draftKey(page, id) === `draft_${page}_${id}`, oddText, oddWhole),
  withDraft: meets((draft) => {
    const initial = { a: 'text', length: 0, list: [1] }
    const merged = drafts.withDraft(initial, draft)
    return Object.keys(merged).join() === 'a,length,list' && isText(merged.a) && typeof merged.length === 'number'
  }, odd),
  trimmedValues: meets((value) => {
    const { a } = formStore.trimmedValues({ a: value })
    return isText(value) ? a === value.trim() : Object.is(a, value)
  }, odd),
  hasType: meets((name, value) => [true, false].includes(formats.hasType(name, value)), oddText, odd),
  hasFormat: meets((name, value) => [true, false].includes(formats.hasFormat(name, value)), oddText, odd),
  filled: meets((text, value) => isText(messages.filled(`${text}{a}`, { a: value })), oddText, odd),
  ruleMessage: meets((how, label) => messages.ruleMessage(how, label, '{label}') === label, rule, oddText),
  yuanRule: () => asyncly((text) => passes(numberRules.yuanRule(), text, typed.typedFen(text))),
  qtyRule: () => asyncly((text) => passes(numberRules.qtyRule(), text, typed.typedQty(text))),
  serverFields: meets((fields) => {
    const error = { kind: 'refused', reason: 'FORM', data: { fields } }
    const told = call(serverFields, error, ['a']) as ReturnType<typeof serverFields>
    return told === null || Object.values(told.fields).every(isText)
  }, odd),
  typedFen: meets((text) => isAmount(typed.typedFen(text)), oddText),
  typedQty: meets((text) => isAmount(typed.typedQty(text)), oddText),
  fieldError: () =>
    asyncly(async (text) => void (await validate.fieldError('f', { label: '', rules: [] }, { f: text }))),
  firstError: () => asyncly(async (text) => expectText(await problemOf({ maxLength: 3, minLength: 1 }, text))),
  allErrors: () =>
    asyncly(async (text) => {
      const all = await validate.allErrors({ f: { label: '字段', rules: [{ required: true }] } }, { f: text })
      if (all.length > 0 !== (text === '')) throw new Error(text)
    }),
}

const reading: Readonly<Record<string, Meeting>> = {
  typedQtyText: meets((of) => typed.typedQty(qtyFormat.typedQtyText(of)) === of || of >= 1e13, amount),
  qtyText: meets((of) => qtyFormat.qtyText(of).replace(/,/g, '') === qtyFormat.typedQtyText(of), amount),
  yuanText: meets(
    (of) => BigInt(yuanFormat.yuanText(call(Number, of) as never).replace(/[,.]/g, '')) === BigInt(of),
    oddWhole,
  ),
  areLong: meets((of) => yuanFormat.areLong(of as never) === of.some((one) => one >= 10_000_000), fc.array(oddWhole)),
  imageUrl: meets((key) => {
    const url = images.imageUrl('https://a.example/', key)
    return url === undefined || /^https:\/\/a\.example\/[\w./-]+$/.test(url)
  }, oddText),
  thumbPaths: meets((list) => images.thumbPaths(list).every((one) => one !== '' && one === one.trim()), oddText),
  smallView: meets((url) => smallView(url).startsWith(url), oddText),
  pointsRowIn: meets((pointsRow) => pointsRowIn({ pointsRow }) === null, odd),
  mainKey: meets((label) => mainKey('off', label).label === label && mainKey('off', label).isMain, oddText),
  sideKey: meets((label) => sideKey('off', label).label === label && !sideKey('off', label).isMain, oddText),
  idParam: meets((text) => [text, 'null'].includes(String(idParam(text))), oddId),
  readShareHash: meets((text) => {
    const found = readShareHash(`#/?refereeId=${text}`)
    return [text, 'null'].includes(String(found?.refereeId ?? null)) || /[?#&]/.test(text)
  }, oddId),
  loginProblem: meets(
    (no, password) => (call(loginProblem, no, password) === null) === (no.trim() !== '' && password.trim() !== ''),
    oddText,
    oddText,
  ),
  storageName: meets((key) => storageName('p', key) === (key === 'accessKey' ? key : `p_${key}`), oddText),
}

const ordering: Readonly<Record<string, Meeting>> = {
  highest: meets((of) => quantity.highest(of) <= of.left && quantity.highest(of) % of.tick === 0, limits),
  lowest: meets((of) => quantity.lowest(of) >= of.min || quantity.lowest(of) === of.left, limits),
  isSellable: meets((of) => !quantity.isSellable(of) || of.left > 0, limits),
  firstQty: meets((of) => isOrdered(quantity.firstQty(of), of), limits),
  quickQtys: meets((of) => quickQtys(of).every((one) => one.qty > 0 && isOrdered(one.qty, of)), limits),
  stepQty: meets((value, of) => isOrdered(quantity.stepQty(value, 1, of), of), amount, limits),
  clampQty: meets((value, of) => isOrdered(quantity.clampQty(value, of), of), amount, limits),
  qtyProblem: meets((value, of) => value !== 0 || quantity.qtyProblem(value, of) === 'unreadable', amount, limits),
  problemText: meets(
    (value, of) => {
      const problem = quantity.qtyProblem(value, of)
      return problem === undefined || isText(problemText(problem, of))
    },
    amount,
    limits,
  ),
}

const uploading: Readonly<Record<string, Meeting>> = {
  unknownOptions: meets((value) => uploadOptions.unknownOptions(Object(value) as object).every(isText), odd),
  addressFor: meets(
    (path) => uploadOptions.addressFor(path, { region: 'ECN' }).ok === (isText(path) && path !== ''),
    odd,
  ),
  keyOfPath: meets((path) => path.includes(uploadOptions.keyOfPath(path)), oddText),
  formDataOf: meets((path) => isText(uploadOptions.formDataOf(path, 't', {})['key']), oddText),
  withoutSlash: meets((text) => text.startsWith(uploadOptions.withoutSlash(text)), oddText),
}

function expectText(problem: string | undefined): void {
  if (problem !== undefined && problem === '') throw new Error('a problem without words')
}

const nameOf = (value: unknown) => (value === null ? null : typeof value)
const isAmount = (value: number | undefined) => value === undefined || (Number.isSafeInteger(value) && value >= 0)
const asyncly = (rule: (text: string) => Promise<void>) => fc.assert(fc.asyncProperty(oddText, rule))

/** Every pure helper of the app that is met with odd values here, by its name. */
export const appHelpers: Readonly<Record<string, Meeting>> = {
  ...validation,
  ...forms,
  ...reading,
  ...ordering,
  ...uploading,
}
