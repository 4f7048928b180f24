import HomePage from '@/pages/index/index'
import SellBoardPage from '@/pages/index/buy'
import { drawn } from './drawn-page'
import { linkRows } from './home-links'
import { sharedPages } from './shared-pages'
import { drawer } from './drawing'
import { drawWhenAsked } from './worker'

/** What the server draws of the trade edition. */
drawWhenAsked(
  drawer([drawn('home', HomePage, {}, { withLinks: linkRows }), drawn('sellBoard', SellBoardPage, {}), ...sharedPages]),
)
