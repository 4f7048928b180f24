import CategoryPage from '@/pages/category/index'
import MarketHomePage from '@/pages/market/index'
import { drawn } from './drawn-page'
import { drawer } from './drawing'
import { drawWhenAsked } from './worker'
import { sharedPages } from './shared-pages'

/** What the server draws of the market edition. */
drawWhenAsked(drawer([drawn('home', MarketHomePage, {}), drawn('category', CategoryPage, {}), ...sharedPages]))
