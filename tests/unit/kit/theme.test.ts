import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createStore } from 'jotai'
import { chooseThemeAtom, restoreThemeAtom, themeAtom } from '@/lib/theme/theme'
import { platformColours } from '@/platform/theme/colours'
import type { ThemeChoice } from '@/platform/theme/types'
import { theme } from '@/platform/theme/theme'
import themeFile from '../../../src/theme.json'

const tokens = readFileSync(path.resolve(__dirname, '../../../src/ui/theme/tokens.scss'), 'utf8')
const [, light = '', dark = ''] = tokens.split(/@mixin (?:light|dark) \{/)
const variables = { paper: '--paper', sheet: '--sheet', ink3: '--ink-3', primaryInk: '--primary-ink' } as const

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the colours of the platform in the %s look', (look, block) => {
  it.each(Object.entries(variables))('have the theme’s %s', (name, variable) => {
    const value = new RegExp(`${variable}: (#[0-9a-f]{6})`).exec(block)?.[1]
    expect(Object.entries(platformColours[look])).toContainEqual([name, value])
    expect(themeFile[look]).toHaveProperty(name, value)
  })
})

describe('the look', () => {
  let applied: ThemeChoice[] = []

  beforeEach(() => {
    applied = []
    jest.spyOn(theme, 'apply').mockImplementation((choice) => applied.push(choice))
  })
  afterEach(() => jest.restoreAllMocks())

  it('is the kept one from the start', () => {
    const store = createStore()
    store.set(restoreThemeAtom, 'dark', () => undefined)
    expect(store.get(themeAtom)).toBe('dark')
    expect(applied).toEqual(['dark'])
  })

  it.each([undefined, '', 'blue', 7])('follows the system when %p was kept', (kept) => {
    const store = createStore()
    store.set(restoreThemeAtom, kept, () => undefined)
    expect(store.get(themeAtom)).toBe('system')
  })

  it('changes at once and is kept', () => {
    const kept: ThemeChoice[] = []
    const store = createStore()
    store.set(restoreThemeAtom, undefined, (choice) => kept.push(choice))
    store.set(chooseThemeAtom, 'light')
    expect(store.get(themeAtom)).toBe('light')
    expect(applied).toEqual(['system', 'light'])
    expect(kept).toEqual(['light'])
  })
})
