import * as fc from 'fast-check'
import { refusals, wrongField } from '@contract/refusals'
import * as address from '@/lib/http/address'
import { bodyText } from '@/lib/http/body'
import { readEnvelope } from '@/lib/http/envelope'
import * as errors from '@/lib/http/errors'
import type { CallError } from '@/lib/http/errors'
import { composeHeaders, defaultHeaders } from '@/lib/http/headers'
import { isAnswer, readAnswer, readBody } from '@/lib/http/outcome'
import { errorWords } from '@/lib/http/request-errors'
import * as amounts from '@/lib/refusals/amounts'
import { asksForMobile } from '@/lib/refusals/bind-first'
import * as failures from '@/lib/refusals/failure'
import { nextText } from '@/lib/refusals/next-step'
import { isNoRight } from '@/lib/refusals/no-right'
import { refusalWords } from '@/lib/refusals/words'
import { call, meets, odd, oddNumber, oddText, type Meeting } from './odd'

// What becomes of an answer, whatever a server or the network says.

const reasons = Object.keys(refusals).filter((name): name is keyof typeof refusals => name in refusals)

/** Facts beside a refusal, under the names that sentences look for, with any value. */
const data = fc.record(
  {
    points: odd,
    missing: odd,
    price: odd,
    because: odd,
    unpaid: odd,
    cancelled: odd,
    fields: odd,
    reason: odd,
    own: odd,
    next: odd,
  },
  { requiredKeys: [] },
)
const msg = oddText.filter((text) => text !== '')
const refused = fc.record({ kind: fc.constant('refused' as const), reason: fc.constantFrom(...reasons), msg, data })
const callError: fc.Arbitrary<CallError> = fc.oneof(
  refused,
  fc.record({ kind: fc.constant('offline' as const), message: oddText }),
  fc.record({ kind: fc.constant('http' as const), status: fc.integer() }),
  fc.constantFrom<CallError>({ kind: 'timeout' }, { kind: 'broken' }, { kind: 'loggedOut' }),
)
const wish = { thing: '商品', doing: '下单', undone: '没有扣款' } as const

/** Words for a resident: some, and none that a machine wrote for what it could not read. */
const isSaid = (text: string) => text !== '' && !/undefined|null|NaN|Infinity|\[object|e\+/.test(text)
/** The same, where the server's own words may stand, alone or before what did not happen. */
const isSaidOr = (own: string) => (text: string) => text === own || isSaid(text.replace(own.replace(/。$/, ''), ''))
const isToldOr = (own: string, { text, step }: failures.Failure) => isSaidOr(own)(text) && step in nextText

const requestError = fc.record({
  kind: fc.constantFrom('missingUrl', 'blocked', 'unsupported', 'tooLarge', 'timeout', 'offline', 'http', 'broken'),
  errMsg: oddText,
  statusCode: fc.integer(),
} as const)

/** What a form carries: all that JSON can write. */
const written = odd.filter((value) => typeof value !== 'function')
const inForm = fc.dictionary(oddText, written, { noNullPrototype: true })
const parts = fc.record({
  platform: oddText,
  token: oddText,
  ak: oddText,
  userId: oddText,
  a: oddText,
  t: oddText,
  n: oddText,
  s: oddText,
})

/** What a form's text says, as every server reads it. */
const readForm = (text: string) => [...new URLSearchParams(text)]
const isLeftOut = (value: unknown) => value === undefined || value === null || value === ''

export const answerHelpers: Readonly<Record<string, Meeting>> = {
  fenIn: meets((value) => [undefined, value].includes(amounts.fenIn(value)), odd),
  countIn: meets((value) => [undefined, value].includes(amounts.countIn(value)), odd),
  amountIn: meets((value) => /^[\d,]+\.\d\d$/.test(amounts.amountIn(value) ?? '0.00'), odd),
  lostText: meets((again) => failures.lostText({ doing: '下单', again }).includes(again), oddText),
  failureOf: meets((error) => {
    const failure = failures.failureOf(error, wish)
    if (!failure) return error.kind === 'loggedOut'
    return isToldOr(error.kind === 'refused' ? error.msg : '', failure)
  }, callError),
  asksForMobile: meets(
    (error) => !asksForMobile(error) || (error.kind === 'refused' && error.reason === 'NO_RIGHT'),
    callError,
  ),
  isNoRight: meets(
    (error) => isNoRight({ tag: 'failed', error }) === (error.kind === 'refused' && error.reason === 'NO_RIGHT'),
    callError,
  ),
  failureText: meets(
    (error) => isSaidOr(error.kind === 'refused' ? error.msg : '')(failures.failureText(error, wish)),
    callError,
  ),
  refusalWords: meets(
    (error) => isToldOr(error.msg, refusalWords(error.reason, { ...wish, ...error, gone: 'board' })),
    refused,
  ),
  readEnvelope: meets(
    (body) => {
      const read = readEnvelope(body)
      if (read.kind === 'success') return isAnswer(body) && body.code === 200
      const { error } = read
      return error.kind !== 'refused' || (reasons.includes(error.reason) && error.msg !== '' && isAnswer(error.data))
    },
    fc.oneof(odd, fc.record({ code: odd, msg: odd, time: odd, data: fc.oneof(odd, data) }), data),
  ),
  isNotFound: meets(
    (error) => errors.isNotFound(error) === (error.kind === 'refused' && error.reason === 'NOT_FOUND'),
    callError,
  ),
  isUncertain: meets((error) => error.kind !== 'loggedOut' || !errors.isUncertain(error), callError),
  callErrorOf: meets(
    (error) => ['timeout', 'broken', 'http', 'offline'].includes(errors.callErrorOf(error).kind),
    requestError,
  ),
  callErrorText: meets(
    (error) => isSaidOr(error.kind === 'refused' ? error.msg : '')(errors.callErrorText(error)),
    callError,
  ),
  errorWords: meets((error) => {
    const words = errorWords(error)
    return words === null
      ? ['missingUrl', 'blocked', 'unsupported'].includes(error.kind)
      : words.endsWith(error.errMsg) || words === '网络请求错误'
  }, requestError),
  isAnswer: meets(
    (value) => isAnswer(value) === (Object(value) === value && !Array.isArray(value) && typeof value !== 'function'),
    odd,
  ),
  readAnswer: meets((body) => !readAnswer(body).ok || typeof body === 'object' || typeof body === 'string', odd),
  readBody: meets(
    (status, body) => readBody({ kind: 'answer', status, body } as never).ok === (status === 200),
    oddNumber,
    odd,
  ),
  wrongField: meets(
    (field, words) => {
      const { reason, data } = wrongField(field, words)
      return reason === 'FORM' && JSON.stringify(data) === JSON.stringify({ fields: { [field]: words } })
    },
    oddText,
    oddText,
  ),
  composeHeaders: meets(
    (given, text) =>
      composeHeaders(given, { ...defaultHeaders, own: `Bearer {token}{${text}}` })['own']?.startsWith(
        `Bearer ${given.token}`,
      ) === true,
    parts,
    oddText,
  ),
  mergeUrl: meets((url) => {
    const merged = address.mergeUrl({ baseUrl: 'https://a.example' }, { url })
    return merged === (/^https?:\/\//.test(url) ? url : `https://a.example${url}`)
  }, oddText),
  withQuery: meets(
    (input) => address.withQuery('https://a.example/?b=1', input).startsWith('https://a.example/?b=1'),
    inForm,
  ),
  bodyText: meets((input) => {
    const sent = Object.entries(input).filter(([, value]) => !isLeftOut(value))
    const read = readForm(call(bodyText, 'form', input) as string)
    return (
      read.length === sent.length &&
      JSON.stringify(read.map(([name]) => name)) ===
        JSON.stringify(sent.map(([name]) => name.replace(/\p{Surrogate}/gu, '\ufffd')))
    )
  }, inForm),
}
