import { appHelpers } from './app-helpers'
import { contractHelpers } from './contract-helpers'
import { ruleHelpers } from './rule-helpers'

// Huge numbers, nothing, texts where numbers are expected, zero as “not set”: every helper follows its documented rule for them.
// tests/unit/rules/helpers.test.ts finds a helper that is not met here, tests/unit/rules/text-takers.test.ts a rule.

it.each(Object.entries({ ...appHelpers, ...contractHelpers, ...ruleHelpers }))(
  '%s follows its rule, whatever it is given',
  (_, meet) => meet(),
)
