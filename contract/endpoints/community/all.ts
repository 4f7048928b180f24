import { expandConsoleCalls } from '../console/community/expand'
import { expandCalls } from './expand'
import { fundConsoleCalls } from '../console/community/fund'
import { fundCalls } from './fund'
import { mayorConsoleCalls } from '../console/community/mayor'
import { mayorCalls } from './mayor'
import { mutualConsoleCalls } from '../console/community/mutual'
import { mutualCalls } from './mutual'
import { shopConsoleCalls } from '../console/community/shop'
import { shopCalls } from './shop'
import { voteConsoleCalls } from '../console/community/vote'
import { voteCalls } from './votes'

/** The calls of every module of a city. */
export const communityEndpoints = [
  ...expandCalls,
  ...fundCalls,
  ...voteCalls,
  ...shopCalls,
  ...mutualCalls,
  ...mayorCalls,
] as const

/** Those of the console about them. */
export const communityConsoleEndpoints = [
  ...expandConsoleCalls,
  ...fundConsoleCalls,
  ...voteConsoleCalls,
  ...shopConsoleCalls,
  ...mutualConsoleCalls,
  ...mayorConsoleCalls,
] as const
