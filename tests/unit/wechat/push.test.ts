import { randomBytes } from 'node:crypto'
import { decryptPush, encryptPush, handshakeFlaw, pushSignature, readPush } from '../../../server/wechat/push'

const aesKey = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const plain = { token: 'AAAAA' }
const safe = { token: 'AAAAA', aesKey }
const now = 1_714_036_504_000
const asked = { timestamp: '1714036504', nonce: '1514711492' }

const signedQuery = (more: object = {}, { timestamp, nonce } = asked) => ({
  signature: pushSignature(['AAAAA', timestamp, nonce]),
  msg_signature: '',
  timestamp,
  nonce,
  ...more,
})

it('the handshake of the vendor’s own description is signed as it says', () => {
  expect(pushSignature(['AAAAA', '1714036504', '1514711492'])).toBe('f464b24fc39322e44b38aa78f5edd27bd1441696')
})

it.each([
  ['', undefined, now],
  ['at the last second', undefined, now + 600_000],
  ['too late', 'stale', now + 601_000],
  ['ahead', 'stale', now - 601_000],
])('a handshake %s is %s', (_when, flaw, at) => {
  expect(handshakeFlaw(plain, signedQuery(), at)).toBe(flaw)
  expect(handshakeFlaw({ token: 'other' }, signedQuery(), at)).toBe('signature')
})

it.each([0, 1, 11, 12, 31, 32, 33, 5_000])('a text of %i letters comes back as it was encrypted', (length) => {
  const text = '门'.repeat(length)
  const sealed = encryptPush(aesKey, 'wx1', text, randomBytes(16))
  expect(Buffer.from(sealed, 'base64').length % 32).toBe(0)
  expect(decryptPush(aesKey, 'wx1', sealed)).toBe(text)
  expect(decryptPush(aesKey, 'wx2', sealed)).toBeUndefined()
  expect(decryptPush(aesKey.replace('a', 'b'), 'wx1', sealed)).toBeUndefined()
})

it('what was damaged is no message, and no error', () => {
  for (const sealed of ['', 'AAAA', 'not base64!', randomBytes(64).toString('base64')])
    expect(decryptPush(aesKey, 'wx1', sealed)).toBeUndefined()
})

const json = JSON.stringify({ FromUserName: 'o1', CreateTime: 1, MsgType: 'event', Event: 'some', a: { b: 1 } })
const xml =
  '<xml><FromUserName><![CDATA[o1]]></FromUserName><CreateTime>1</CreateTime><MsgType>event</MsgType><Event>some</Event><a><b>1</b></a></xml>'

it.each([
  ['JSON', json],
  ['XML', xml],
])('a plain message in %s is read, and its repeats share a mark', (_form, body) => {
  const read = readPush(plain, 'wx1', { query: signedQuery(), body, now })
  expect(read).toMatchObject({ ok: true, value: { message: { CreateTime: 1, Event: 'some' } } })
  const later = { timestamp: '1714036509', nonce: 'other' }
  expect(readPush(plain, 'wx1', { query: signedQuery({}, later), body, now })).toEqual(read)
})

const sealed = (text: string) => {
  const Encrypt = encryptPush(aesKey, 'wx1', text, randomBytes(16))
  const msg_signature = pushSignature(['AAAAA', asked.timestamp, asked.nonce, Encrypt])
  return { body: JSON.stringify({ Encrypt }), query: signedQuery({ msg_signature }), now }
}

it('an encrypted message is read with its own signature only, and its repeats share a mark', () => {
  const one = readPush(safe, 'wx1', sealed(json))
  expect(one).toMatchObject({ ok: true, value: { message: { Event: 'some' } } })
  expect(readPush(safe, 'wx1', sealed(json))).toEqual(one)
  expect(readPush(safe, 'wx1', { ...sealed(json), body: sealed(json).body })).toEqual({ ok: false, error: 'signature' })
  expect(readPush(safe, 'wx2', sealed(json))).toEqual({ ok: false, error: 'form' })
})

it('each form is taken only where it is set up, and what is no message nowhere', () => {
  expect(readPush(safe, 'wx1', { query: signedQuery(), body: json, now })).toEqual({ ok: false, error: 'form' })
  expect(readPush(plain, 'wx1', sealed(json))).toEqual({ ok: false, error: 'form' })
  for (const body of ['', '{', '<xml>', '[]', '"x"', '<xml><Event>a</Event></xml>'])
    expect(readPush(plain, 'wx1', { query: signedQuery(), body, now })).toEqual({ ok: false, error: 'form' })
})
