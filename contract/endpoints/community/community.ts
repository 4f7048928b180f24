import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Id, Instant } from '../../fields'
import { moduleNames } from '../../modules'

/**
 * The second line of each plot of the home: the module's own summary, and whether it waits for the caller (blue and bold). `enabled` false:
 * 未开放. `priceAreaId`, of the expansion only: the area whose price table its menu names. Source: community §0 (tab 0), §2 (menu).
 */
export const indexModules = endpoint({
  path: '/index/modules',
  body: 'form',
  access: 'guest',
  summary: 'The modules of an area, each with its line',
  input: v.object({ areaId: Id }),
  output: v.object({
    modules: v.array(
      v.object({
        name: v.picklist(moduleNames),
        enabled: v.boolean(),
        line: v.string(),
        mine: v.boolean(),
        priceAreaId: v.optional(Id),
      }),
    ),
  }),
  refusals: ['NOT_FOUND'],
})

/** What in the city waits for the caller, by deadline; at most three of `count` rows. Source: community §0 (城里的事). */
export const indexTodo = endpoint({
  path: '/index/todo',
  body: 'form',
  access: 'guest',
  summary: 'What of the city waits for the caller',
  input: v.object({ areaId: Id }),
  output: v.object({
    count: v.number(),
    rows: v.array(
      v.object({
        /**
         * `expand`: slots that are reserved but not paid, `payNo` opens the cashier; `fund`: a spend without its proof; `vote`: one that
         * the caller's block can vote in; `shop`: one to pay or to renew, with a `payNo` once that is ordered; `mutual`: a helper who waits
         * for thanks; `mayor`: an election that the caller's block can vote in. `payNo` of the others is ''.
         */
        type: v.picklist(moduleNames),
        refId: Id,
        payNo: v.string(),
        title: v.string(),
        value: v.string(),
        /** What the caller has to do, until when, and what happens otherwise. */
        turn: v.object({ what: v.string(), until: Instant, otherwise: v.string() }),
      }),
    ),
  }),
  refusals: [],
})
