import * as ofConsole from '@contract/console/limits'
import { limits } from '../contract/all-limits'
import { noSettings, reasons } from './no-settings'

/** The figures of the contract, but for functions of them; `settings` are the settings themselves. */
const figures = Object.entries({ ...limits, ...ofConsole })
  .filter(([name, figure]) => typeof figure !== 'function' && name !== 'settings')
  .map(([name]) => name)

it('a figure of the contract is a setting, or says why it is none', () => {
  expect(figures.length).toBeGreaterThan(40)
  expect(figures.sort()).toEqual(Object.keys(noSettings).sort())
  expect([...new Set(Object.values(noSettings))].sort()).toEqual(Object.keys(reasons).sort())
})
