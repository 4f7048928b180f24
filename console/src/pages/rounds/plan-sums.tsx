import { Alert } from 'antd'
import { grouped } from '@contract/digits'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { yuanText } from '@/lib/format/yuan'
import { json } from '../../client/call'
import { useRead } from '../../client/use-read'
import type { Fact } from '../../kit/facts/facts'
import { Facts } from '../../kit/facts/facts'
import { Loaded } from '../../kit/panel/panel'
import { copy, problemWords } from './copy'
import styles from './rounds.module.scss'
import type { RoundPlan, RoundWish } from './rules'
import { planned, wholePlan, wholeTiers } from './rules'

interface PlanSumsProps {
  readonly areaId: number
  readonly wish: RoundWish
  readonly roundId: number | undefined
}

/** What a plan comes to while it is typed: its numbers at once, and the whole of it as the server sees it. */
export function PlanSums({ areaId, wish, roundId }: PlanSumsProps) {
  const plan = wholePlan(wish)
  const tiers = wholeTiers(wish.tiers)
  const prices = tiers && planned(wish.kind, tiers)
  if (!prices) return null
  const { problem, count } = prices
  return (
    <>
      <Facts
        facts={[
          { name: copy.priceProblem, value: good(problem === undefined, problem ? problemWords[problem] : copy.fine) },
          ...(!plan && wish.kind === 'plot' && problem === undefined
            ? [{ name: copy.numbers, value: copy.numbersOf(grouped(count)) }]
            : []),
        ]}
      />
      {plan && problem === undefined && <RoundPreview areaId={areaId} roundId={roundId} plan={plan} />}
    </>
  )
}

const good = (isGood: boolean, words: string) => <span className={isGood ? styles.good : styles.bad}>{words}</span>

interface RoundPreviewProps {
  readonly areaId: number
  /** The round itself, which overlaps nothing of its own; absent for a new one. */
  readonly roundId: number | undefined
  readonly plan: RoundPlan
}

/** What a round would do, asked of the server: numbers that are there already, rounds at the same time, zones, and the sum. */
export function RoundPreview({ areaId, roundId, plan }: RoundPreviewProps) {
  // Its words change nothing of what it does.
  const asked = { areaId, ...(roundId !== undefined && { roundId }), ...plan, title: copy.title, description: '' }
  const read = useRead(['/admin/round/preview', asked], () => json('/admin/round/preview', asked), { isList: true })
  return <Loaded read={read} draw={(value) => <Previewed kind={plan.kind} preview={value} />} />
}

type Preview = ConsoleMap['/admin/round/preview']['output']

function Previewed({ kind, preview }: { readonly kind: RoundPlan['kind']; readonly preview: Preview }) {
  // That it overlaps is said with the rounds that it does.
  const problems = Object.entries(preview.problems).flatMap(([field, words]) =>
    field === 'openAt' && preview.rounds.length > 0 ? [] : [words],
  )
  return (
    <>
      <Facts
        facts={[
          ...(kind === 'plot' ? plotFacts(preview) : []),
          {
            name: copy.meets,
            value: good(
              preview.rounds.length === 0,
              preview.rounds.length > 0 ? preview.rounds.map(({ no }) => no).join('、') : copy.meetsNone,
            ),
          },
          ...(preview.total === null ? [] : [{ name: copy.sum, value: yuanText(preview.total), isTotal: true }]),
        ]}
      />
      {problems.length > 0 && (
        <Alert type='error' showIcon title={copy.wouldRefuse} description={problems.join('；')} />
      )}
    </>
  )
}

const plotFacts = ({ count, taken, firstTaken, zones, zoneless }: Preview): Fact[] => [
  { name: copy.numbers, value: copy.numbersOf(grouped(count + taken)) },
  {
    name: copy.taken,
    value: taken === 0 ? '0' : copy.takenOf(grouped(taken), firstTaken.join('、'), taken > firstTaken.length),
  },
  { name: copy.count, value: copy.plots(grouped(count)) },
  {
    name: copy.zones,
    value: [...zones.map(({ name }) => name), ...(zoneless > 0 ? [copy.zoneless(grouped(zoneless))] : [])].join('、'),
  },
]
