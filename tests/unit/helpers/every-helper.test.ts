import { appHelpers } from './app-helpers'
import { contractHelpers } from './contract-helpers'

// Huge numbers, nothing, texts where numbers are expected, zero as “not set”: every helper follows its documented rule for them.
// tests/unit/rules/helpers.test.ts finds a helper that is not met here.

it.each(Object.entries({ ...appHelpers, ...contractHelpers }))('%s follows its rule, whatever it is given', (_, meet) =>
  meet(),
)
