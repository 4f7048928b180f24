import { createHash } from 'node:crypto'
import { isReceipt, markText, receiptFrom, receiptGroups, receiptLength, receiptOf } from '@contract/vote/receipt'
import { sha256Of } from '@/platform/digest/sha256'

const receipt = '7QKDM2XA9TBEW4HC'

it('is made of sixteen random bytes, five bits of each', () => {
  const bytes = Array.from({ length: receiptLength }, (_, i) => i)
  expect(receiptFrom(bytes)).toBe('ABCDEFGHJKLMNPQR')
  expect(receiptFrom(bytes.map((byte) => byte + 16))).toBe('STUVWXYZ23456789')
  expect(receiptFrom(bytes.map((byte) => byte + 224))).toBe('ABCDEFGHJKLMNPQR')
})

it.each([
  [receipt, true],
  ['7QKDM2XA9TBEW4H', false],
  ['7QKDM2XA9TBEW4HCC', false],
  ['7QKDM2XA9TBEW4HI', false],
  ['7QKDM2XA9TBEW4H0', false],
  ['7qkdm2xa9tbew4hc', false],
  [`${receipt}\n`, false],
])('%j is one: %j', (text, is) => {
  expect(isReceipt(text)).toBe(is)
})

it('is shown in groups of four, and read with gaps and small letters', () => {
  expect(receiptGroups(receipt)).toEqual(['7QKD', 'M2XA', '9TBE', 'W4HC'])
  expect(receiptOf(' 7qkd m2xa-9tbe·w4hc ')).toBe(receipt)
})

it('has the same mark in the app and on the server, and another one in another vote', () => {
  const text = markText(1_234_567_890_123, receipt)
  expect(text).toBe('menpai-vote:1234567890123:7QKDM2XA9TBEW4HC')
  expect(sha256Of(text)).toBe(createHash('sha256').update(text).digest('hex'))
  expect(markText(1, receipt)).not.toBe(markText(2, receipt))
})
