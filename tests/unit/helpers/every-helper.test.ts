import { answerHelpers } from './answer-helpers'
import { appHelpers } from './app-helpers'
import { cityHelpers } from './city-helpers'
import { contractHelpers } from './contract-helpers'
import { richTextHelpers } from './rich-text-helpers'
import { doorHelpers } from './door-helpers'
import { formatHelpers } from './format-helpers'
import { pieceHelpers } from './piece-helpers'
import { ruleHelpers } from './rule-helpers'
import { sessionHelpers } from './session-helpers'

// Huge numbers, nothing, texts where numbers are expected, zero as “not set”: every helper follows its documented rule for them.
// tests/unit/rules/helpers.test.ts finds a helper that is not met here, tests/unit/rules/text-takers.test.ts a rule.

const all = {
  ...appHelpers,
  ...answerHelpers,
  ...cityHelpers,
  ...sessionHelpers,
  ...contractHelpers,
  ...richTextHelpers,
  ...pieceHelpers,
  ...doorHelpers,
  ...ruleHelpers,
  ...formatHelpers,
}

it.each(Object.entries(all))('%s follows its rule, whatever it is given', (_, meet) => meet())
