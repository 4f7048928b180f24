import type { FastifyInstance } from 'fastify'
import * as expandCalls from '@contract/endpoints/console/community/expand'
import * as fundCalls from '@contract/endpoints/console/community/fund'
import * as mayorCalls from '@contract/endpoints/console/community/mayor'
import * as mutualCalls from '@contract/endpoints/console/community/mutual'
import * as shopCalls from '@contract/endpoints/console/community/shop'
import * as voteCalls from '@contract/endpoints/console/community/vote'
import type { ModuleName } from '@contract/modules'
import type { Db } from './db/schema'
import type { Deps } from './deps'
import type { Deadline } from './jobs/deadlines'
import type { JobHandlers, JobNames } from './jobs/jobs'
import type { Plot } from './modules/area/open/plot'
import type { RowsCall } from './modules/console/mount-rows'
import { file, list } from './modules/console/mount-rows'
import { roundsSource } from './modules/console/sources/expand-store'
import { spendsSource } from './modules/console/sources/fund-store'
import { electionsSource } from './modules/console/sources/mayor-store'
import { mutualSource } from './modules/console/sources/mutual-store'
import { shopsSource } from './modules/console/sources/shop-store'
import { thingsOf } from './modules/console/sources/things-store'
import { votesSource } from './modules/console/sources/vote-store'
import type { ModulePlaces, Things } from './modules/console/things'
import { expandPlot } from './modules/expand/open/home'
import { expandDeadlines, expandJobNames, expandJobs } from './modules/expand/life'
import { expandRoutes } from './modules/expand/routes'
import { fundPlot } from './modules/fund/open/home'
import { fundDeadlines, fundJobNames, fundJobs } from './modules/fund/jobs'
import { fundRoutes } from './modules/fund/routes'
import { mayorPlot } from './modules/mayor/open/home'
import { mayorDeadlines, mayorJobNames, mayorTimers } from './modules/mayor/jobs'
import { mayorDifferences } from './modules/mayor/open/differences'
import { mayorRoutes } from './modules/mayor/routes'
import { mutualPlot } from './modules/mutual/open/home'
import { mutualDeadlines, mutualJobNames, mutualJobs } from './modules/mutual/jobs'
import { mutualDifferences } from './modules/mutual/open/differences'
import { mutualRoutes } from './modules/mutual/routes'
import { shopPlot } from './modules/shop/open/home'
import { shopDeadlines, shopJobNames, shopJobs } from './modules/shop/jobs'
import { shopRoutes } from './modules/shop/routes'
import { votePlot } from './modules/vote/open/home'
import { voteDeadlines, voteJobNames, voteTimers } from './modules/vote/jobs'
import { voteDifferences } from './modules/vote/open/differences'
import { voteRoutes } from './modules/vote/routes'

/** What the server is told of a module of the city. */
interface CityModule {
  /** Its calls. */
  readonly routes: (app: FastifyInstance, deps: Deps) => void
  /** Its deadlines, and what happens at them. */
  readonly deadlines: readonly Deadline[]
  readonly jobs: (deps: Deps) => JobHandlers
  readonly jobNames: JobNames
  /** What it says on the home. */
  readonly plot: Plot
  /** Its lists in the console, and the files of the same rows. */
  readonly rows: readonly RowsCall[]
  /** Where the numbers stand by which people know its things, and what the console's search says of them. */
  readonly things: ModulePlaces
  /** Where its rows disagree, in sentences for operators. */
  readonly differences?: (db: Db) => Promise<readonly string[]>
}

/** Every module of a city (`contract/modules.ts`). */
export const cityModules: Readonly<Record<ModuleName, CityModule>> = {
  expand: {
    routes: expandRoutes,
    deadlines: expandDeadlines,
    jobs: expandJobs,
    jobNames: expandJobNames,
    plot: expandPlot,
    rows: [file(expandCalls.roundExport, roundsSource)],
    things: { round: ['expand_round', 'round_id', 'no', { title: 'title' }] },
  },
  fund: {
    routes: fundRoutes,
    deadlines: fundDeadlines,
    jobs: fundJobs,
    jobNames: fundJobNames,
    plot: fundPlot,
    rows: [file(fundCalls.fundExport, spendsSource)],
    things: { fundSpend: ['fund_spend', 'spend_id', 'no', { title: 'purpose', amount: 'amount' }] },
  },
  vote: {
    routes: voteRoutes,
    deadlines: voteDeadlines,
    jobs: voteTimers,
    jobNames: voteJobNames,
    plot: votePlot,
    rows: [list(voteCalls.voteList, votesSource), file(voteCalls.voteExport, votesSource)],
    things: { vote: ['vote', 'vote_id', 'no', { title: 'title' }] },
    differences: voteDifferences,
  },
  shop: {
    routes: shopRoutes,
    deadlines: shopDeadlines,
    jobs: shopJobs,
    jobNames: shopJobNames,
    plot: shopPlot,
    rows: [file(shopCalls.shopExport, shopsSource)],
    things: { shop: ['shop', 'shop_id', 'no', { title: 'name', isNamed: true }] },
  },
  mutual: {
    routes: mutualRoutes,
    deadlines: mutualDeadlines,
    jobs: mutualJobs,
    jobNames: mutualJobNames,
    plot: mutualPlot,
    rows: [list(mutualCalls.mutualList, mutualSource), file(mutualCalls.mutualExport, mutualSource)],
    things: { mutual: ['mutual_post', 'mutual_id', 'no', { title: 'title' }] },
    differences: mutualDifferences,
  },
  mayor: {
    routes: mayorRoutes,
    deadlines: mayorDeadlines,
    jobs: mayorTimers,
    jobNames: mayorJobNames,
    plot: mayorPlot,
    rows: [list(mayorCalls.electionList, electionsSource), file(mayorCalls.electionExport, electionsSource)],
    things: { election: ['mayor_election', 'election_id', 'no'] },
    differences: mayorDifferences,
  },
}

const all = Object.values(cityModules)

/** The calls of all of them. */
export const cityRoutes = all.flatMap(({ routes, rows }) => [routes, ...rows])

/** Their deadlines. */
export const cityDeadlines: readonly Deadline[] = all.flatMap(({ deadlines }) => deadlines)

/** What their timers do, by the kind of the wake-up. */
export const cityJobs = (deps: Deps): JobHandlers =>
  Object.assign({}, ...all.map(({ jobs }) => jobs(deps))) as JobHandlers

/** What their timers are for. */
export const cityJobNames = Object.assign({}, ...all.map(({ jobNames }) => jobNames)) as JobNames

/** How people know things, theirs and all others. */
export const cityThings: Things = thingsOf(Object.assign({}, ...all.map(({ things }) => things)) as ModulePlaces)

/** What is compared of their rows. */
export const cityDifferences = all.flatMap(({ differences }) => differences ?? [])
