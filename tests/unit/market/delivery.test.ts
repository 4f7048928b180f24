import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deliveryText, deliveryWords } from '@/lib/market/delivery'

const root = path.join(__dirname, '../../..')
const sources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name))

describe('how goods are handed over', () => {
  it('is named 线上, 当面 or 快递, with the place if there is one', () => {
    expect(deliveryText({ delivery: 'online', place: '' })).toBe('线上')
    expect(deliveryText({ delivery: 'meet', place: '北门' })).toBe('当面 · 北门')
    expect(deliveryText({ delivery: 'post', place: '' })).toBe('快递')
  })

  it('says of a place that was never written that it is missing', () => {
    expect(deliveryText({ delivery: 'meet', place: '' })).toBe('当面 · 未填写地点')
  })

  it('has its words in one place', () => {
    const own = 'src/lib/market/delivery.ts'
    const words = new RegExp(`自提|邮寄|['"](?:${Object.values(deliveryWords).join('|')})['"]`)
    const others = [...sources('src'), ...sources('contract')].filter((file) => file !== own)
    expect(others.filter((file) => words.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([])
  })
})
